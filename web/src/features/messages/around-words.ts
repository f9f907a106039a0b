import { fold } from '@heraia/contract/fold'

export interface AroundWords {
  before: string
  words: string
  after: string
}

/** So many letters stand before the words at most: they are to be seen in a line that is cut at its end. */
const MOST_BEFORE = 24

/**
 * A text in one line, beginning shortly before the words that were looked for in it, as a search compares them (`fold`).
 * null: they are not in it.
 */
export function aroundWords(text: string, sought: string): AroundWords | null {
  const line = text.replace(/\s+/g, ' ').trim()
  const { folded, places } = foldByLetter(line)
  const term = fold(sought)
  const at = term === '' ? -1 : folded.indexOf(term)
  if (at < 0) return null
  const start = places[at] ?? 0
  const end = places[at + term.length] ?? line.length
  return { before: endOf(line.slice(0, start)), words: line.slice(start, end), after: line.slice(end) }
}

/** Of each folded letter, where in the line what it was made of begins. */
function foldByLetter(line: string): { folded: string; places: number[] } {
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const letter of line) {
    const one = letter === ' ' ? letter : fold(letter)
    for (let each = 0; each < one.length; each += 1) places.push(at)
    folded += one
    at += letter.length
  }
  return { folded, places }
}

/** From the beginning of a word on, where there is one. */
function endOf(before: string): string {
  if (before.length <= MOST_BEFORE) return before
  const end = before.slice(-MOST_BEFORE).replace(/^[\udc00-\udfff]/, '')
  const word = end.indexOf(' ')
  return `…${word >= 0 && word < end.length - 1 ? end.slice(word + 1) : end}`
}
