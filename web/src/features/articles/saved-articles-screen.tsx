import type { ArticleReading } from '@heraia/contract/articles'
import type { ContentEntry } from '@heraia/contract/content'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonCard } from '@heraia/ui/skeleton'
import * as addresses from '../../addresses.ts'
import { useContent } from '../../lib/content.ts'
import { useTexts } from '../../lib/locale.tsx'
import { EntryCard } from '../pages/slots/entry-card.tsx'
import { slotTexts } from '../pages/slots/slot-texts.ts'
import { ReadingMark } from './reading-mark.tsx'
import { savedArticlesTexts } from './saved-articles-texts.ts'
import { useReadings } from './use-readings.ts'

export function SavedArticlesScreen() {
  const texts = useTexts(savedArticlesTexts)
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <Lists />
    </div>
  )
}

function Lists() {
  const texts = useTexts(savedArticlesTexts)
  const learn = useContent('learn')
  const readings = useReadings()
  if (learn.error || readings.error) {
    const again = () => void Promise.all([learn.refetch(), readings.refetch()])
    return <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={again} pending={readings.isFetching} />
  }
  if (!learn.data || !readings.data) {
    return (
      <Skeleton label={texts.loading}>
        <SkeletonCard />
        <SkeletonCard />
      </Skeleton>
    )
  }
  const kept = readings.data.items.flatMap((reading) => {
    const entry = learn.data.entries.find(({ name }) => name === `learn/${reading.name}`)
    return entry && (reading.savedAt || reading.reached > 0) ? [{ reading, entry }] : []
  })
  if (kept.length === 0) {
    return (
      <EmptyState
        title={texts.empty}
        action={
          <ButtonLink href={`${addresses.learn()}#resources`} tone="primary">
            {texts.toArticles}
          </ButtonLink>
        }
      >
        {texts.hint}
      </EmptyState>
    )
  }
  const lists = [
    { title: texts.savedList, of: kept.filter(({ reading }) => reading.savedAt) },
    { title: texts.begunList, of: kept.filter(({ reading }) => !reading.savedAt && reading.reached < 100) },
    { title: texts.readList, of: kept.filter(({ reading }) => !reading.savedAt && reading.reached === 100) },
  ].filter((list) => list.of.length > 0)
  return lists.map((list) => <Cards key={list.title} {...list} />)
}

function Cards({ title, of }: { title: string; of: { reading: ArticleReading; entry: ContentEntry }[] }) {
  const { minutes } = useTexts(slotTexts)
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {of.map(({ entry }) => (
          <li key={entry.name}>
            <EntryCard
              entry={entry}
              below={
                <>
                  {minutes(entry.minutes)}
                  <ReadingMark name={entry.name} />
                </>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
