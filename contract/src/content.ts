import { z } from 'zod'

/** A piece of a page of text: words that are HTML already, or the place of a live part of the screen. */
const contentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), html: z.string() }),
  /** A card, or a question with its answer. */
  z.object({
    kind: z.literal('item'),
    id: z.string(),
    title: z.string(),
    href: z.string().optional(),
    html: z.string(),
  }),
  z.object({ kind: z.literal('slot'), name: z.string() }),
])
export type ContentBlock = z.infer<typeof contentBlock>

/** What stands under one heading; the first one of a page may have none. */
const contentSection = z.object({
  id: z.string(),
  title: z.string().nullable(),
  look: z.enum(['plain', 'cards', 'faq']),
  blocks: z.array(contentBlock),
})
export type ContentSection = z.infer<typeof contentSection>

const LEARN_TOPICS = ['training', 'career', 'mental-health'] as const

const source = z.strictObject({ title: z.string(), organisation: z.string(), url: z.url().optional() })

/** The head of a Markdown file. */
export const contentHead = z.strictObject({
  title: z.string().min(1),
  /** One or two sentences: below the title, on cards, and in search engines. */
  lead: z.string().min(1),
  kicker: z.string().optional(),
  /** A day, 2024-03-15: legal texts and articles say when they last changed. */
  updated: z.iso.date().optional(),
  /** The day of a press release or of an open position. */
  published: z.iso.date().optional(),
  topic: z.enum(LEARN_TOPICS).optional(),
  sources: z.array(source).default([]),
  /** Names of articles to read next. */
  related: z.array(z.string()).default([]),
  /** Of an open position: where, and how much. */
  place: z.string().optional(),
  employment: z.enum(['full-time', 'part-time', 'internship']).optional(),
})
export type ContentHead = z.infer<typeof contentHead>

/** A text in a list of texts. */
export interface ContentEntry
  extends Pick<ContentHead, 'title' | 'lead' | 'updated' | 'published' | 'topic' | 'place' | 'employment'> {
  /** `learn/warm-up`: the path below content/, without language. */
  name: string
  /** To read aloud in one's head, at 200 words a minute. */
  minutes: number
}

/** A page of text in one language, as it travels to the browser. */
export interface ContentPage extends ContentEntry, Pick<ContentHead, 'kicker' | 'sources'> {
  language: 'en' | 'es'
  sections: ContentSection[]
  /** Questions and answers, without marks, for search engines. */
  faqs: { question: string; answer: string }[]
  related: ContentEntry[]
  /** What the folder of the same name holds: articles of `learn`, releases of `press`. */
  entries: ContentEntry[]
  /** Files to save; `bytes` is what they weigh. */
  downloads?: { name: string; href: string; bytes: number }[]
}
