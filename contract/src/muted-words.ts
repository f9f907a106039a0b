import { fold } from './fold.ts'
import { asTag, everyTagIn } from './tags.ts'

export const MUTED_WORD_MAX = 80
/** So many she may keep at once. */
export const MUTED_WORDS_MAX = 100

/** As it is compared, and as she wrote it. */
export interface ComparedWord {
  key: string
  word: string
}

/** Letters between which nobody can see anything hide no word. */
const foldWords = (text: string): string => fold(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))

/**
 * What a word, a phrase or a #tag is compared by: folded as searches fold, so that case and accents are the same. null: it
 * holds neither letter, number nor sign, and would stand in every text.
 */
export function mutedWordKey(word: string): string | null {
  const tag = word.startsWith('#') ? asTag(word) : null
  const key = tag === null ? foldWords(word) : `#${foldWords(tag)}`
  return /[\p{L}\p{N}\p{S}]/u.test(key) ? key : null
}

/**
 * The first of `muted` that these texts hold. A word or phrase is held whole: no letter or number goes on beside it. A
 * #tag is held by the tag alone, as lists of a tag read it; a word also by the tag of the same letters. One pass over texts
 * that were read already: what it costs is bounded by the lengths of both.
 */
export function mutedWordIn(texts: readonly string[], muted: readonly ComparedWord[]): string | null {
  if (muted.length === 0) return null
  const folded = texts.map(foldWords).filter((text) => text !== '')
  const isTag = (key: string) => /^#[\p{L}\p{N}_]+$/u.test(key) && /\p{L}/u.test(key)
  const tags = muted.some(({ key }) => isTag(key)) ? new Set(texts.flatMap(everyTagIn).map(foldWords)) : null
  const isHeld = (key: string) => (isTag(key) ? tags?.has(key.slice(1)) : folded.some((text) => holdsWhole(text, key)))
  return muted.find(({ key }) => isHeld(key))?.word ?? null
}

function holdsWhole(text: string, key: string): boolean {
  const [goesOnBefore, goesOnAfter] = [BEGINS_WITH_LETTER.test(key), ENDS_WITH_LETTER.test(key)]
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    const end = at + key.length
    const isJoined =
      (goesOnBefore && ENDS_WITH_LETTER.test(text.slice(Math.max(0, at - 2), at))) ||
      (goesOnAfter && BEGINS_WITH_LETTER.test(text.slice(end, end + 2)))
    if (!isJoined) return true
  }
  return false
}

/** Of scripts that are written without spaces a word stands whole wherever it stands. */
const LETTER = String.raw`(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}])[\p{L}\p{N}]`
const BEGINS_WITH_LETTER = new RegExp(`^${LETTER}`, 'u')
const ENDS_WITH_LETTER = new RegExp(`${LETTER}$`, 'u')
