import type { ContentEntry } from '@heraia/contract/content'
import * as addresses from '../../../addresses.ts'
import { isDemo } from '../../../lib/demo/is-demo.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { EntryCard } from './entry-card.tsx'
import { slotTexts } from './slot-texts.ts'

/** Newest first. */
export function Releases({ entries }: { entries: ContentEntry[] }) {
  const texts = useTexts(slotTexts)
  const format = useFormat()
  const { language } = useLocale()
  if (entries.length === 0) return <p>{texts.noReleases}</p>
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4 sm:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.name}>
            <EntryCard
              entry={entry}
              above={
                entry.published && (
                  <p className="kicker text-muted">
                    <time dateTime={entry.published}>{format.date(`${entry.published}T12:00:00Z`)}</time>
                  </p>
                )
              }
            />
          </li>
        ))}
      </ul>
      {/* A folder of files has none: programs read feeds at an address that stays. */}
      {!isDemo && (
        <p>
          <a
            href={addresses.pressFeed(language)}
            type="application/atom+xml"
            className="link inline-flex min-h-11 items-center"
          >
            {texts.follow}
          </a>
        </p>
      )}
    </div>
  )
}
