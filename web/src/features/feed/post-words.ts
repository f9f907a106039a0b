import { addressOrTag, asTag, tagsIn } from '@heraia/contract/tags'

/** A piece of a post's text: plain words, or something that leads on. */
export type Words =
  | { kind: 'plain'; text: string }
  | { kind: 'tag'; text: string; tag: string }
  | { kind: 'mention'; text: string; handle: string }
  | { kind: 'link'; text: string; href: string }

const MENTION = /(?<![\p{L}\p{N}_@/.])@([a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9])/u
const LEADS_ON = new RegExp(`${addressOrTag}|${MENTION.source}`, 'giu')

/** `known`: handles that are people whom she may see; the others stay plain words. */
export function splitWords(text: string, known: ReadonlySet<string>): Words[] {
  const words: Words[] = []
  const kept = new Set(tagsIn(text))
  let at = 0
  for (const match of text.matchAll(LEADS_ON)) {
    const [whole, href, word, handle] = match
    const tag = word ? asTag(word) : null
    const isTag = tag !== null && kept.has(tag)
    const isKnown = handle !== undefined && known.has(handle.toLowerCase())
    if (!href && !isTag && !isKnown) continue
    if (match.index > at) words.push({ kind: 'plain', text: text.slice(at, match.index) })
    if (href) words.push({ kind: 'link', text: whole, href })
    else if (isTag) words.push({ kind: 'tag', text: whole, tag })
    else if (handle) words.push({ kind: 'mention', text: whole, handle: handle.toLowerCase() })
    at = match.index + whole.length
  }
  if (at < text.length) words.push({ kind: 'plain', text: text.slice(at) })
  return words
}

/** Longer texts are folded in lists. */
const FOLD_AT = 600
/** A rest that is shorter than this stands there as well. */
const REST = 100
/** So are texts of many lines, however short: they would push everything else out of the list. */
const FOLD_AT_LINE = 20
const REST_LINES = 4

/**
 * What a list shows of a long text: up to a word's end, or up to anywhere where none ends for long, as in languages
 * that are written without spaces. Never half an address, which would lead elsewhere. null: all of it.
 */
export function foldText(text: string): string | null {
  if (!isTall(text)) return foldLetters(text)
  const start = text.split('\n').slice(0, FOLD_AT_LINE).join('\n')
  return foldLetters(start) ?? `${start.trimEnd()} …`
}

/** Whether its lines alone fill a screen. */
export const isTall = (text: string): boolean => text.split('\n').length > FOLD_AT_LINE + REST_LINES

function foldLetters(text: string): string | null {
  if (text.length <= FOLD_AT + REST) return null
  const start = text.slice(0, FOLD_AT + 1)
  const wordEnd = start.search(/\s\S*$/)
  const isLongAddress = /^\s*https?:/i.test(start.slice(wordEnd + 1))
  if (wordEnd > FOLD_AT / 2 || (wordEnd > 0 && isLongAddress)) return `${start.slice(0, wordEnd).trimEnd()} …`
  return isLongAddress ? null : `${start.slice(0, FOLD_AT).replace(/[\uD800-\uDBFF]$/, '')} …`
}

/** Whether it bears the tag; every text is about no tag in particular. */
export function isAbout(text: string, tag: string | undefined): boolean {
  if (tag === undefined) return true
  const kept = asTag(tag)
  return kept !== null && tagsIn(text).includes(kept)
}
