import { KEYWORD_LENGTH_MAX, KEYWORDS_MAX } from '../market-limits.ts'

/** "Muñequera" and "munequera" are one word to whoever searches. */
export const folded = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()

const tidy = (word: string) => word.trim().replaceAll(/\s+/g, ' ').slice(0, KEYWORD_LENGTH_MAX)

export type KeywordRefusal = 'blank' | 'duplicate' | 'full'

/** Her keywords with one more, or why not. */
export function withKeyword(words: readonly string[], typed: string): { words: string[]; refused?: KeywordRefusal } {
  const word = tidy(typed)
  const same = [...words]
  if (!word) return { words: same, refused: 'blank' }
  if (words.some((known) => folded(known) === folded(word))) return { words: same, refused: 'duplicate' }
  if (words.length >= KEYWORDS_MAX) return { words: same, refused: 'full' }
  return { words: [...words, word] }
}

/** Nobody searches for these. */
const LITTLE = new Set(
  (
    'a an and as at by de del e el en for from i in is la las lo los mi mis my no o of on or para por que se si sin su the ' +
    'this to u un una unas unos very muy with con y'
  ).split(' '),
)

/** What she may add with one press: the words of her title, then what she chose already; none that she has. */
export function suggestedKeywords(
  title: string,
  chosen: readonly (string | null)[],
  have: readonly string[],
): string[] {
  const ofTitle = title
    .split(/[^\p{Letter}\p{Number}'’-]+/u)
    .filter((word) => word.length > 1 && !LITTLE.has(folded(word)))
  const all = [...ofTitle, ...chosen.filter((word): word is string => Boolean(word))].map((word) =>
    tidy(word.toLowerCase()),
  )
  const taken = new Set(have.map(folded))
  const fresh = all.filter((word) => {
    const isNew = word !== '' && !taken.has(folded(word))
    taken.add(folded(word))
    return isNew
  })
  return fresh.slice(0, KEYWORDS_MAX)
}
