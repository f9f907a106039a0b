/**
 * How text is compared in searches: without case and accents, so that "munoz" finds "Muñoz".
 * NFKD, combining marks dropped, the letters that do not decompose spelt out, white space folded.
 */
export function fold(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøłđðþæœı]/g, (letter) => UNFOLDED[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

const UNFOLDED: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' }
