export const LAYERS: string[];
export const IMPORTS: Record<string, string[]>;
export const FEATURES: string[];
export function allowed(): Record<string, string[]>;
