import type { AnswerStage, Application, ApplicationStage, OpenRole } from '@heraia/contract/open-roles'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { Select } from '@heraia/ui/select'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { client } from '../../../lib/api.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useDay } from '../../../lib/use-day.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { PersonLine } from '../../../pieces/person-line.tsx'
import { dayOf } from '../../achievements/day-of.ts'
import { TeamList } from '../team-list.tsx'
import { roleApplications } from '../team-queries.ts'
import { useTeamAct } from '../use-team-act.ts'
import { roleTexts } from './role-texts.ts'

const STAGES = ['received', 'in_conversation', 'trial', 'offered', 'declined', 'withdrawn'] as const
const ANSWERS = ['in_conversation', 'trial', 'offered', 'declined'] as const

/** Who applied, by stage, for who runs the team. */
export function Applications({ role }: { role: OpenRole }) {
  const texts = useTexts(roleTexts)
  const [stage, choose] = useStageInAddress()
  const list = useInfiniteList(roleApplications(role.id, stage))
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="title text-xl">{texts.applications}</h2>
        <Select
          label={texts.applications}
          labelShown={false}
          value={stage ?? ''}
          placeholder={texts.allStages}
          onValue={choose}
          options={STAGES.map((value) => ({ value, label: texts.stages[value] }))}
        />
      </div>
      <TeamList
        list={list}
        keyOf={({ person }) => person.id}
        show={(application) => <ApplicationLine application={application} />}
        empty={
          stage
            ? { title: texts.nobodyAtStage, seed: role.id }
            : { title: texts.noApplications, hint: texts.noApplicationsHint, seed: role.id }
        }
        label={texts.applications}
      />
    </section>
  )
}

/** Back from somebody who applied leads to the stage that she was looking through. */
function useStageInAddress() {
  const [query, setQuery] = useSearchParams()
  const stage: ApplicationStage | undefined = STAGES.find((each) => each === query.get('stage'))
  const choose = (value: string) => setQuery(value ? { stage: value } : {}, { replace: true, preventScrollReset: true })
  return [stage, choose] as const
}

function ApplicationLine({ application }: { application: Application }) {
  const texts = useTexts(roleTexts)
  const { locale } = useFormat()
  const dayHere = useDay()
  const { role, person, stage, message, late } = application
  return (
    <article className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <PersonLine person={person}>{texts.appliedOn(dayHere(application.at))}</PersonLine>
        <span className="flex flex-wrap gap-2">
          <Badge tone={stage === 'received' ? 'accent' : 'neutral'}>{texts.stages[stage]}</Badge>
          {late && <Badge tone="danger">{texts.late(dayOf(role.answerBy, locale))}</Badge>}
        </span>
      </div>
      {message && (
        <p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
          {message}
        </p>
      )}
      {stage !== 'withdrawn' && (
        <div className="flex flex-wrap items-end gap-3">
          <MoveOn application={application} />
          {application.mayMessage && (
            <ButtonLink
              href={addresses.messagesWith(person.id)}
              icon={<MessageCircle aria-hidden="true" className="size-5" />}
            >
              {texts.write}
            </ButtonLink>
          )}
        </div>
      )}
    </article>
  )
}

/** She is told of each stage: it counts when it is sent, not while the keyboard walks over the others. */
function MoveOn({ application: { role, person, stage } }: { application: Application }) {
  const texts = useTexts(roleTexts)
  const act = useTeamAct()
  const [chosen, setChosen] = useState<AnswerStage>()
  const to = chosen ?? ANSWERS.find((each) => each === stage)
  const move = () => {
    if (!to || to === stage) return
    act.mutate({
      run: () => client.openRoles.move({ id: role.id, personId: person.id, stage: to }),
      says: texts.moved(person.name),
    })
  }
  return (
    <>
      <Select
        label={texts.moveTo(person.name)}
        value={to ?? ''}
        placeholder={texts.stages.received}
        onValue={(value) => setChosen(ANSWERS.find((each) => each === value))}
        options={ANSWERS.map((value) => ({ value, label: texts.stages[value] }))}
      />
      <Button
        aria-label={`${texts.move}: ${person.name}`}
        aria-disabled={!to || to === stage}
        pending={act.isPending}
        onClick={move}
      >
        {texts.move}
      </Button>
    </>
  )
}
