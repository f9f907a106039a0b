import type { PersonCard as Person } from '@heraia/contract/person'
import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import type { InfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { CardResults } from '../../pieces/card-results.tsx'
import { peopleTexts } from './people-texts.ts'
import { PersonCard } from './person-card.tsx'

export function PeopleResults({
  list,
  nothing,
  onClear,
}: {
  list: InfiniteList<Person>
  nothing: string
  onClear: () => void
}) {
  const texts = useTexts(peopleTexts)
  return (
    <CardResults
      list={list}
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
