import { MOST_MENTIONS, MOST_TAGS } from './feed.policy.ts'

const TAG = /(?<![\p{L}\p{N}_&/])#([\p{L}\p{M}\p{N}_]{1,60})(?![\p{L}\p{M}\p{N}_])/gu
const MENTION = /(?<![\p{L}\p{N}_@/.-])@([a-z0-9][a-z0-9-]{1,38}[a-z0-9])(?![a-z0-9_@-])/giu

/** `#Final` and `#final` are one tag. A number alone ("#1") is none. */
export function tagsIn(text: string): string[] {
  const tags = [...text.normalize('NFC').matchAll(TAG)].flatMap(([, word]) => (word ? [asTag(word)] : []))
  return [...new Set(tags.filter((tag) => tag !== null))].slice(0, MOST_TAGS)
}

/** A tag as it is kept; null: no text could hold it. A leading `#` is taken for granted. */
export function asTag(word: string): string | null {
  const tag = word.replace(/^#/, '').normalize('NFC').toLowerCase()
  return /^[\p{L}\p{M}\p{N}_]{1,60}$/u.test(tag) && /\p{L}/u.test(tag) ? tag : null
}

/** Handles behind an `@`, in small letters; whether anybody has them is not known yet. */
export function handlesIn(text: string): string[] {
  const handles = [...text.matchAll(MENTION)].flatMap(([, handle]) => (handle ? [handle.toLowerCase()] : []))
  return [...new Set(handles)].slice(0, MOST_MENTIONS)
}
