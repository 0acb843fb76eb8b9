interface Context {
  getModuleInfo(id: string): { importers: string[]; importedIds: string[] } | null;
}
export function chunkNames(): (id: string, context: Context) => string | null;
