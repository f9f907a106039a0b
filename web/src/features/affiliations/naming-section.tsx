import type { Affiliation } from '@heraia/contract/affiliations'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { ListStates } from '../../pieces/list-states.tsx'
import { PersonLine } from '../../pieces/person-line.tsx'
import { useSportName } from '../../pieces/sport-names.ts'
import { namingList, useAffiliationChanges } from './affiliation-queries.ts'
import { affiliationTexts } from './affiliation-texts.ts'
import { useAffiliationActs } from './use-affiliation-acts.ts'

/** In the editor of a club or a coach: who names her, to confirm or not. */
export function NamingSection() {
  const texts = useTexts(affiliationTexts)
  useAffiliationChanges()
  return (
    <section aria-labelledby="naming" className="mt-10 border-t border-line pt-8">
      <h2 id="naming" className="title text-xl">
        {texts.naming}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-muted">{texts.namingLead}</p>
      <NamingList />
    </section>
  )
}

function NamingList() {
  const texts = useTexts(affiliationTexts)
  const empty = (
    <EmptyState title={texts.namingEmpty} art="none">
      {texts.namingEmptyHint}
    </EmptyState>
  )
  return (
    <ListStates list={useInfiniteList(namingList())} words={texts} empty={empty} end={texts.listEnd}>
      {(affiliations) => (
        <ul className="divide-y divide-line">
          {affiliations.map((each) => (
            <li key={each.person.id} className="grid gap-3 py-3 sm:grid-cols-[1fr_auto] sm:items-center">
              <Naming affiliation={each} />
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  )
}

function Naming({ affiliation: { person, state, answeredAt } }: { affiliation: Affiliation }) {
  const texts = useTexts(affiliationTexts)
  const format = useFormat()
  const sportName = useSportName()
  const { answer } = useAffiliationActs()
  const isConfirmed = state === 'confirmed'
  const say = (confirm: boolean) => answer.mutate({ person, confirm })
  const no = isConfirmed ? texts.end : texts.decline
  return (
    <>
      <PersonLine person={person}>
        {isConfirmed && answeredAt && <Badge tone="success">{texts.since(format.date(answeredAt))}</Badge>}
        {!isConfirmed && sportName(person.sport)}
      </PersonLine>
      <div className="flex flex-wrap gap-2">
        {!isConfirmed && (
          <Button
            tone="primary"
            size="small"
            aria-label={texts.of(texts.confirm, person.name)}
            pending={answer.isPending}
            onClick={() => say(true)}
          >
            {texts.confirm}
          </Button>
        )}
        <Button
          size="small"
          aria-label={texts.of(no, person.name)}
          pending={answer.isPending}
          onClick={() => say(false)}
        >
          {no}
        </Button>
      </div>
    </>
  )
}
