// Written by build/icons.mjs: the mark of the icon set, and those of its icons that the page itself names.
declare module "virtual:icons" {
  export const MARK: string;
  export const OWN: Record<string, string>;
}
