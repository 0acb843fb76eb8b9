// Written by build/icons.mjs: the mark of the icon set, and the icons that the modules loaded so far name.
declare module "virtual:icons" {
  export const MARK: string;
  export const OWN: Record<string, string>;
}
