import type { ContentEntry } from '@heraia/contract/content'
import { ButtonLink } from '@heraia/ui/button-link'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { EntryCard } from './entry-card.tsx'
import { slotTexts } from './slot-texts.ts'

export function Positions({ entries }: { entries: ContentEntry[] }) {
  const texts = useTexts(slotTexts)
  if (entries.length === 0) return <p>{texts.noPositions}</p>
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {entries.map((entry) => (
        <li key={entry.name}>
          <EntryCard
            entry={entry}
            below={<PositionFacts entry={entry} />}
            action={
              <ButtonLink
                href={`${addresses.text(entry.name)}#apply`}
                tone="primary"
                aria-label={`${texts.applyNow}: ${entry.title}`}
              >
                {texts.applyNow}
              </ButtonLink>
            }
          />
        </li>
      ))}
    </ul>
  )
}

/** Where, and how much. */
export function PositionFacts({ entry: { place, employment } }: { entry: ContentEntry }) {
  const texts = useTexts(slotTexts)
  return [employment && texts.employment[employment], place].filter(Boolean).join(' · ')
}
