export function python(): string;
export function readSchema(): { $defs: Record<string, unknown> };
export function typesOf(schema: { $defs: Record<string, unknown> }): string;
