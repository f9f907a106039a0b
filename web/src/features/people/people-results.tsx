import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { CardResults } from '../../pieces/card-results.tsx'
import type { PeopleSearch } from './people-filters.ts'
import { peopleList } from './people-queries.ts'
import { peopleTexts } from './people-texts.ts'
import { PersonCard } from './person-card.tsx'

export function PeopleResults({
  filters,
  nothing,
  onClear,
}: {
  filters: PeopleSearch
  nothing: string
  onClear: () => void
}) {
  const texts = useTexts(peopleTexts)
  return (
    <CardResults
      list={useInfiniteList(peopleList(filters))}
      words={texts}
      empty={
        <EmptyState title={nothing} action={<Button onClick={onClear}>{texts.clearAll}</Button>}>
          {texts.loosen}
        </EmptyState>
      }
      cardOf={(person) => <PersonCard person={person} />}
    />
  )
}
