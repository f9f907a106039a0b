import type { PersonChip } from '@heraia/contract/person'
import { Button } from '@heraia/ui/button'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { ListStates } from '../../../pieces/list-states.tsx'
import { PersonLine } from '../../../pieces/person-line.tsx'
import { setAsideTexts } from './set-aside-texts.ts'
import { acceptedPeople, useSetAside } from './use-set-aside.ts'

/** The way back from "always"; nothing at all while there is nobody. */
export function AcceptedPeople() {
  const texts = useTexts(setAsideTexts)
  const list = useInfiniteList(acceptedPeople())
  if (!list.failed && !list.items?.length) return null
  return (
    <section className="mt-10">
      <h2 className="title text-lg">{texts.acceptedTitle}</h2>
      <p className="mb-3 text-muted">{texts.acceptedLead}</p>
      <ListStates list={list} words={{ ...texts, failed: texts.acceptedFailed }} empty={null}>
        {(people) => (
          <ul aria-label={texts.acceptedTitle} className="divide-y divide-line border-y border-line">
            {people.map((person) => (
              <Accepted key={person.id} person={person} />
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  )
}

function Accepted({ person }: { person: PersonChip }) {
  const texts = useTexts(setAsideTexts)
  const { act, isPending } = useSetAside(person)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <PersonLine person={person} />
      <Button size="small" aria-label={texts.endOf(person.name)} pending={isPending} onClick={() => act('end')}>
        {texts.end}
      </Button>
    </li>
  )
}
