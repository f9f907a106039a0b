import type { ContentPage } from '@heraia/contract/content'
import { Link } from '@heraia/ui/link'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { EntryCard } from '../slots/entry-card.tsx'
import { slotTexts } from '../slots/slot-texts.ts'
import { UpdatedOn } from './content-date.tsx'

/** Where it belongs, how long it takes, how old it is, and what is in it. */
export function ArticleOpening({ page }: { page: ContentPage }) {
  const texts = useTexts(slotTexts)
  const headings = page.sections.filter(({ title }) => title)
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <span className="font-semibold text-ink">{texts.minutes(page.minutes)}</span>
        {page.updated && <UpdatedOn day={page.updated} />}
      </div>
      {headings.length > 2 && (
        <nav aria-label={texts.contents} className="border-y border-line py-3">
          <p className="kicker text-muted">{texts.contents}</p>
          <ol className="mt-1 grid sm:grid-cols-2">
            {headings.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-11 items-center hover:text-accent-ink hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  )
}

export function ArticleEnd({ page: { sources, related } }: { page: ContentPage }) {
  const texts = useTexts(slotTexts)
  return (
    <>
      {sources.length > 0 && (
        <section aria-labelledby="sources" className="grid gap-2">
          <h2 id="sources" className="text-lg">
            {texts.sources}
          </h2>
          <ul className="grid list-disc gap-2 ps-5 marker:text-accent-ink">
            {sources.map(({ title, organisation, url }) => (
              <li key={title}>
                {organisation}:{' '}
                {url ? (
                  <a href={url} rel="noopener" className="link">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related" className="grid gap-4">
          <h2 id="related" className="text-xl">
            {texts.related}
          </h2>
          <ul className="grid gap-4 md:grid-cols-3">
            {related.map((entry) => (
              <li key={entry.name}>
                <EntryCard entry={entry} below={texts.minutes(entry.minutes)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Back to the list that a text stands in. */
export const WayUp = ({ href, words }: { href: string; words: string }) => (
  <Link href={href} className="link inline-flex min-h-11 items-center justify-self-start">
    {words}
  </Link>
)

export const ToArticles = ({ topic }: { topic: ContentPage['topic'] }) => {
  const texts = useTexts(slotTexts)
  return <WayUp href={`${addresses.learn()}#resources`} words={topic ? texts.topics[topic] : texts.allArticles} />
}
