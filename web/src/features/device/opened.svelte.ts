// Counts the files that were opened, so that what lists games and settings reads them again.

class OpenedFiles {
  times = $state(0);
}

export const openedFiles = new OpenedFiles();
