/** As many letters as a search takes (`searchText` of the contract). */
export const SEARCH_MAX = 100

/** As much as a search takes: no NUL, and no half of a letter where it was cut. */
export const searchable = (value: string): string =>
  value
    .replaceAll('\0', '')
    .trim()
    .slice(0, SEARCH_MAX)
    .replace(/[\ud800-\udbff]$/, '')
