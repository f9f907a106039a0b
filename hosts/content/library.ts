import type { ContentEntry, ContentPage } from '@heraia/contract/content'
import { plainText } from './plain-text.ts'
import { type MarkdownPage, readMarkdown } from './read-markdown.ts'

const LANGUAGES = ['en', 'es'] as const
type Language = (typeof LANGUAGES)[number]

export interface Library {
  page(name: string, language: string): ContentPage | undefined
  /** Texts of a folder: articles in the order of their names, what has a day by it, newest first. */
  entries(folder: string, language: Language): ContentEntry[]
  names: readonly string[]
  /** What is wrong with the files; what is wrong is left out. */
  problems: readonly string[]
}

/** `files`: text by path below content/, `learn/warm-up.es.md`. */
export function openLibrary(files: ReadonlyMap<string, string>): Library {
  const problems: string[] = []
  const pages = new Map<string, MarkdownPage>()
  for (const [path, text] of files) {
    if (path.startsWith('parts/')) continue
    try {
      pages.set(path, readMarkdown(withIncluded(path, text, files)))
    } catch (error) {
      problems.push(`content/${path}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const names = namesIn(files.keys(), pages, problems)
  const made = new Map<string, ContentPage>()

  const entry = (name: string, language: Language): ContentEntry[] => {
    const page = pages.get(pathOf(name, language))
    return page ? [toEntry(name, page)] : []
  }
  const entries = (folder: string, language: Language) =>
    names
      .filter((name) => name.startsWith(`${folder}/`))
      .flatMap((name) => entry(name, language))
      .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))

  const show = (name: string, language: Language): ContentPage | undefined => {
    const page = pages.get(pathOf(name, language))
    if (!page || !names.includes(name)) return undefined
    const { kicker, sources } = page.head
    const related = relatedTo(name, page, names).flatMap((other) => entry(other, language))
    const faqs = page.sections
      .filter(({ look }) => look === 'faq')
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'item' ? [{ question: block.title, answer: plainText(block.html) }] : []))
    const { sections } = page
    return {
      ...toEntry(name, page),
      kicker,
      sources,
      language,
      sections,
      faqs,
      related,
      entries: entries(name, language),
    }
  }
  return {
    names,
    problems: [...problems, ...missingRelated(names, pages)],
    entries,
    page(name, language) {
      if (!isLanguage(language)) return undefined
      const path = pathOf(name, language)
      const page = made.get(path) ?? show(name, language)
      if (page) made.set(path, page)
      return page
    },
  }
}

/** `::include help-lines::` becomes what parts/help-lines says in the language of the text. */
function withIncluded(path: string, text: string, files: ReadonlyMap<string, string>): string {
  return text.replace(/^::include ([a-z-]+)::$/gm, (_, part: string) => {
    const included = files.get(`parts/${part}${path.slice(-'.en.md'.length)}`)
    if (included === undefined) throw new Error(`There is no parts/${part} to include.`)
    return included
  })
}

const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word)
const pathOf = (name: string, language: Language) => `${name}.${language}.md`

/** Texts that stand in every language; who lacks one is a problem. */
function namesIn(paths: Iterable<string>, pages: Map<string, MarkdownPage>, problems: string[]): string[] {
  const all = new Set(Array.from(paths, (path) => path.replace(/\.[a-z]{2}\.md$/, '')))
  return Array.from(all)
    .filter((name) => !name.startsWith('parts/'))
    .sort()
    .filter((name) => {
      const missing = LANGUAGES.filter((language) => !pages.has(pathOf(name, language)))
      for (const language of missing) problems.push(`content/${pathOf(name, language)} is missing.`)
      return missing.length === 0
    })
}

const missingRelated = (names: string[], pages: Map<string, MarkdownPage>): string[] =>
  Array.from(pages).flatMap(([path, { head }]) =>
    head.related.filter((name) => !names.includes(name)).map((name) => `content/${path}: there is no related ${name}.`),
  )

/** Those that the text names; an article without any leads to its neighbours. */
function relatedTo(name: string, { head }: MarkdownPage, names: string[]): string[] {
  if (head.related.length > 0) return head.related.filter((other) => names.includes(other))
  const folder = name.split('/')[0]
  return head.topic ? names.filter((other) => other !== name && other.startsWith(`${folder}/`)).slice(0, 3) : []
}

const WORDS_A_MINUTE = 200

function toEntry(name: string, { head, words }: MarkdownPage): ContentEntry {
  const { title, lead, updated, published, topic, place, employment } = head
  return {
    name,
    title,
    lead,
    updated,
    published,
    topic,
    place,
    employment,
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  }
}
