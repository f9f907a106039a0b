import type { ContentEntry } from '@heraia/contract/content'
import type { ArtScene } from '@heraia/ui/drawn-art'
import { useTexts } from '../../../lib/locale.tsx'
import { StillArt } from '../../../pieces/still-art.tsx'
import { ReadingMark } from '../../articles/reading-mark.tsx'
import { EntryCard } from './entry-card.tsx'
import { slotTexts } from './slot-texts.ts'

type Topic = NonNullable<ContentEntry['topic']>
const topics: [Topic, ArtScene][] = [
  ['training', 'track'],
  ['career', 'court'],
  ['mental-health', 'pool'],
]

/** All articles, by what they are about. */
export function Articles({ entries }: { entries: ContentEntry[] }) {
  const texts = useTexts(slotTexts)
  return (
    <div className="grid gap-10">
      {topics.map(([topic, scene]) => (
        <section key={topic} aria-labelledby={topic} className="grid gap-4">
          <div className="flex items-center gap-4">
            <StillArt seed={topic} scene={scene} className="aspect-[5/2] w-28 overflow-hidden rounded-sm" />
            <h3 id={topic} className="text-lg">
              {texts.topics[topic]}
            </h3>
          </div>
          <ul className="grid gap-4 md:grid-cols-3">
            {entries
              .filter((entry) => entry.topic === topic)
              .map((entry) => (
                <li key={entry.name}>
                  <EntryCard
                    level={4}
                    entry={entry}
                    below={
                      <>
                        {texts.minutes(entry.minutes)}
                        <ReadingMark name={entry.name} />
                      </>
                    }
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
