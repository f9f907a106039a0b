import { PageHeading } from '@heraia/ui/page-heading'
import type { ReactNode } from 'react'
import type { PerLanguage } from '../../lib/languages.ts'
import { useLocale } from '../../lib/locale.tsx'
import type { PageModule } from '../../lib/page.ts'
import { useFormat } from '../../lib/use-format.ts'

export interface ArticleSection {
  title: string
  paragraphs?: string[]
  points?: string[]
}

/** A page of text. `updated` is a date: legal texts say when they last changed. */
export interface ArticleText {
  kicker?: string
  title: string
  lead: string
  updated?: { words: string; date: string }
  sections: ArticleSection[]
}

/** What a search engine shows below the title. */
export const articleHead =
  (texts: PerLanguage<{ lead: string }>): PageModule['head'] =>
  (_client, _address, language) => ({ description: texts[language].lead })

/** Long texts are read, not looked at: one column, large type, headings to jump to. */
export function Article({ texts, children }: { texts: PerLanguage<ArticleText>; children?: ReactNode }) {
  const { language } = useLocale()
  const { title, kicker, lead, updated, sections } = texts[language]
  return (
    <article className="mx-auto grid w-full max-w-3xl gap-10 px-4 py-10 md:py-16">
      <PageHeading kicker={kicker} title={title} lead={lead} />
      {updated && <Updated {...updated} />}
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      {children}
    </article>
  )
}

function Updated({ words, date }: { words: string; date: string }) {
  const format = useFormat()
  return (
    <p className="text-sm text-muted">
      {words} <time dateTime={date}>{format.date(`${date}T12:00:00Z`)}</time>
    </p>
  )
}

function Section({ title, paragraphs = [], points = [] }: ArticleSection) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length > 0 && (
        <ul className="grid list-disc gap-1.5 ps-5 marker:text-accent-ink">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
