import { MOST_MENTIONS } from './feed.policy.ts'

const MENTION = /(?<![\p{L}\p{N}_@/.-])@([a-z0-9][a-z0-9-]{1,38}[a-z0-9])(?![a-z0-9_@-])/giu

/** What limits of words ask of a text: whether anybody has the handles in it is not known yet. */
export const wordsOf = (text: string) => ({ text, names: handlesIn(text).length })

/** Handles behind an `@`, in small letters; whether anybody has them is not known yet. */
export function handlesIn(text: string): string[] {
  const handles = [...text.matchAll(MENTION)].flatMap(([, handle]) => (handle ? [handle.toLowerCase()] : []))
  return [...new Set(handles)].slice(0, MOST_MENTIONS)
}
