export function protocolText(): string;
