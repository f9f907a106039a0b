/** A text of more is found under the first of them. */
const MOST_TAGS = 30

/**
 * Brackets belong to it in pairs, and where it goes on after them; what ends a sentence or a quotation does not. A bracket is
 * read in one way alone: in hostile texts nothing is tried twice.
 */
const ADDRESS =
  /https?:\/\/(?:[^\s<>"()]|\([^\s<>"()]*\)|(?:\)|\((?![^\s<>"()]*\)))(?=[^\s<>"'.,;:!?()\]»”’“‘…]))*(?:\([^\s<>"()]*\)|[^\s<>"'.,;:!?()\]»”’“‘…])/iu

/**
 * `#` and all that belongs to its word, marks as well: Hindi and Thai write vowels with them. It takes more than a tag
 * may have, which `asTag` judges: the beginning of a word would be another tag. The same in composed letters and others.
 */
const TAG = /(?<![\p{N}_&/]|\p{L}\p{M}*)#([\p{L}\p{M}\p{N}_]+)/u

/** Where a text leads on by itself: an address as the first group, or the word of a tag as the second. */
export const addressOrTag = `(${ADDRESS.source})|${TAG.source}`

const ADDRESS_OR_TAG = new RegExp(addressOrTag, 'giu')

/** `#Final` and `#final` are one tag. A number alone ("#1") is none, and neither is what stands in an address. */
export const tagsIn = (text: string): string[] => everyTagIn(text).slice(0, MOST_TAGS)

/** Also those under which it is not found. */
export function everyTagIn(text: string): string[] {
  const tags = [...text.matchAll(ADDRESS_OR_TAG)].map(([, , word]) => (word ? asTag(word) : null))
  return [...new Set(tags.filter((tag) => tag !== null))]
}

/** A tag as it is kept; null: no text could hold it. A leading `#` is taken for granted. */
export function asTag(word: string): string | null {
  const tag = word.replace(/^#/, '').normalize('NFC').toLowerCase()
  return /^[\p{L}\p{M}\p{N}_]{1,60}$/u.test(tag) && /\p{L}/u.test(tag) ? tag : null
}
