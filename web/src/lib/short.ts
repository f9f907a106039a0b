/** The beginning of a text, no longer than `most`; no letter is cut in two. */
export const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text
