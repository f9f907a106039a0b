/**
 * How text is compared in searches: without case and accents, so that "munoz" finds "Muñoz".
 * NFKD, combining marks dropped, the letters that do not decompose spelt out, one apostrophe, white space folded. Where
 * this changes, a migration folds again what is stored (0018).
 */
export const fold = (value: string): string =>
  foldKey(value).replace(/[ςħŧŋə’‘ʼʻ]/g, (letter) => UNFOLDED[letter] ?? letter)

/** The same for keys, of which others are made: it stays as it is, or what is one would be two. */
export function foldKey(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (letter) => UNFOLDED[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

const UNFOLDED: Record<string, string> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' },
  // The last sigma of a word; Maltese, Sámi and Azerbaijani letters.
  ...{ ς: 'σ', ħ: 'h', ŧ: 't', ŋ: 'n', ə: 'e' },
  ...{ '’': "'", '‘': "'", ʼ: "'", ʻ: "'" },
}
