import type { Affiliation, AffiliationKind } from '@heraia/contract/affiliations'
import { Badge, type BadgeTone } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { PersonLine } from '../../pieces/person-line.tsx'
import { AccountChoice } from './account-choice.tsx'
import { ownAffiliations, useAffiliationChanges } from './affiliation-queries.ts'
import { affiliationTexts } from './affiliation-texts.ts'
import { useAffiliationActs } from './use-affiliation-acts.ts'

const KINDS = ['club', 'coach'] as const
const TONES: Record<Affiliation['state'], BadgeTone> = { asked: 'notice', confirmed: 'success', declined: 'neutral' }

/** In her editor: which accounts are her club and her coach, and whether they say so too. */
export function OwnAffiliations() {
  const texts = useTexts(affiliationTexts)
  const query = useQuery(ownAffiliations())
  useAffiliationChanges()
  return (
    <section aria-labelledby="own-affiliations" className="mt-10 border-t border-line pt-8">
      <h2 id="own-affiliations" className="title text-xl">
        {texts.title}
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-muted">{texts.lead}</p>
      {query.data ? (
        <div className="grid gap-8 sm:grid-cols-2">
          {KINDS.map((kind) => (
            <Place key={kind} kind={kind} named={query.data.items.find((each) => each.kind === kind)} />
          ))}
        </div>
      ) : query.isError ? (
        <FailedState
          title={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void query.refetch()}
          pending={query.isFetching}
        />
      ) : (
        <Skeleton label={texts.loading}>
          <SkeletonRow />
        </Skeleton>
      )}
    </section>
  )
}

function Place({ kind, named }: { kind: AffiliationKind; named: Affiliation | undefined }) {
  const texts = useTexts(affiliationTexts)
  const { name } = useAffiliationActs()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-sm text-muted">{texts[kind]}</h3>
      {named ? (
        <Named affiliation={named} />
      ) : isChoosing ? (
        <>
          <AccountChoice
            kind={kind}
            onChoose={(person) => name.mutate({ kind, person }, { onSuccess: () => setChoosing(false) })}
          />
          <Button className="w-fit" size="small" onClick={() => setChoosing(false)}>
            {texts.cancel}
          </Button>
        </>
      ) : (
        <>
          <p>{texts.nobody[kind]}</p>
          <Button
            className="w-fit max-sm:w-full"
            icon={<Link2 aria-hidden="true" className="size-5" />}
            onClick={() => setChoosing(true)}
          >
            {texts.link[kind]}
          </Button>
        </>
      )}
    </div>
  )
}

function Named({ affiliation }: { affiliation: Affiliation }) {
  const texts = useTexts(affiliationTexts)
  const format = useFormat()
  const { name, end } = useAffiliationActs()
  const { person, state, answeredAt } = affiliation
  const ending = state === 'confirmed' ? texts.unlink : texts.takeBack
  return (
    <>
      <PersonLine person={person}>
        <Badge tone={TONES[state]}>
          {state === 'confirmed' && answeredAt ? texts.since(format.date(answeredAt)) : texts.state[state]}
        </Badge>
      </PersonLine>
      <div className="flex flex-wrap gap-2">
        {state === 'declined' && (
          <Button size="small" pending={name.isPending} onClick={() => name.mutate(affiliation)}>
            {texts.askAgain}
          </Button>
        )}
        <Button
          size="small"
          aria-label={texts.of(ending, person.name)}
          pending={end.isPending}
          onClick={() => end.mutate(affiliation)}
        >
          {ending}
        </Button>
      </div>
    </>
  )
}
