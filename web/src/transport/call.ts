// The transport that this page uses.
import { DeviceTransport } from "./device/device.svelte";
import { onDevice } from "./place";
import { ServerTransport } from "./server";
import type { Channel, Request, Transport } from "./transport";

let transport: Transport = onDevice ? new DeviceTransport() : new ServerTransport();

/** Reach the table service another way from now on. */
export function useTransport(other: Transport): void {
  transport = other;
}

export const call = <T>(path: string, request?: Request): Promise<T> => transport.request<T>(path, request);
export const text = (path: string): Promise<string> => transport.text(path);
export const address = (path: string): Promise<string> => transport.address(path);
export const connect = (): Channel => transport.connect();
