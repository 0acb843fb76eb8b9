import type { Plugin } from "vite";
export function app(): Plugin;
export function manifestOf(language: string): { name: string; icons: { src: string; sizes: string; purpose: string }[]; start_url: string };
