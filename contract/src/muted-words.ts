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
 * holds neither letter, number nor sign, and would stand in every text, or is longer than a tag can be and stands in none.
 */
export function mutedWordKey(word: string): string | null {
  const tag = word.startsWith('#') ? asTag(word) : null
  const key = tag === null ? foldWords(word) : `#${foldWords(tag)}`
  if (tag === null && isTag(key) && asTag(key) === null) return null
  return /[\p{L}\p{N}\p{S}]/u.test(key) ? key : null
}

const isTag = (key: string) => /^#[\p{L}\p{N}_]+$/u.test(key) && /\p{L}/u.test(key)

/**
 * The first of `muted` that these texts hold. A word or phrase is held whole: no letter or number goes on beside it. A
 * #tag is held by the tag alone, as lists of a tag read it; a word also by the tag of the same letters. One pass over texts
 * that were read already: what it costs is bounded by the lengths of both.
 */
export function mutedWordIn(texts: readonly string[], muted: readonly ComparedWord[]): string | null {
  if (muted.length === 0) return null
  const folded = texts
    .map(foldWords)
    .filter((text) => text !== '')
    .map(foldedText)
  const tags = muted.some(({ key }) => isTag(key)) ? new Set(texts.flatMap(everyTagIn).map(foldWords)) : null
  const isHeld = (key: string) => (isTag(key) ? tags?.has(key.slice(1)) : folded.some((text) => holdsWhole(text, key)))
  return muted.find(({ key }) => isHeld(key))?.word ?? null
}

interface FoldedText {
  text: string
  /** What stands beside each of its places. */
  letters: () => Uint8Array
}

const BEGINS = 1
const ENDS = 2

function foldedText(text: string): FoldedText {
  let known: Uint8Array | undefined
  return {
    text,
    letters: () => (known ??= lettersIn(text)),
  }
}

/** Read once for all words and all places: a text may hold a word that goes on thousands of times. */
function lettersIn(text: string): Uint8Array {
  const letters = new Uint8Array(text.length + 1)
  const mark = (at: number, side: number) => {
    letters[at] = (letters[at] ?? 0) | side
  }
  for (const { 0: letter, index } of text.matchAll(EACH_LETTER)) {
    mark(index, BEGINS)
    mark(index + letter.length, ENDS)
  }
  return letters
}

function holdsWhole({ text, letters }: FoldedText, key: string): boolean {
  const [goesOnBefore, goesOnAfter] = [BEGINS_WITH_LETTER.test(key), ENDS_WITH_LETTER.test(key)]
  const stands = (place: number, side: number) => ((letters()[place] ?? 0) & side) !== 0
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    const isJoined = (goesOnBefore && stands(at, ENDS)) || (goesOnAfter && stands(at + key.length, BEGINS))
    if (!isJoined) return true
  }
  return false
}

/** Of scripts that are written without spaces a word stands whole wherever it stands. */
const LETTER = String.raw`(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}])[\p{L}\p{N}]`
const BEGINS_WITH_LETTER = new RegExp(`^${LETTER}`, 'u')
const ENDS_WITH_LETTER = new RegExp(`${LETTER}$`, 'u')
const EACH_LETTER = new RegExp(LETTER, 'gu')
