export const LAYERS: string[];
export const FEATURES: Record<string, string[]>;
export function allowed(): Record<string, string[]>;
