import { type ContentHead, type ContentSection, contentHead } from '@heraia/contract/content'
import { parse } from 'yaml'
import { sectionsOf } from './sections.ts'

export interface MarkdownPage {
  head: ContentHead
  sections: ContentSection[]
  words: number
}

/** A file of content/: a head between lines of `---`, then Markdown. Throws with what is wrong. */
export function readMarkdown(file: string): MarkdownPage {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(file) ?? []
  if (head === undefined || body === undefined) throw new Error('It has no head between two lines of ---.')
  const checked = contentHead.safeParse(parse(head))
  if (!checked.success) {
    throw new Error(checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '))
  }
  const sections = sectionsOf(body)
  return { head: checked.data, sections, words: countWords(body) }
}

const countWords = (text: string): number => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0

/** Addresses of this site that a text leads to. */
export const internalLinks = (text: string): string[] =>
  Array.from(text.matchAll(/\]\((\/[^)\s]*)\)/g), ([, href = '']) => href)
