import type { Application } from '@heraia/contract/open-roles'
import { Badge } from '@heraia/ui/badge'
import { ButtonLink } from '@heraia/ui/button-link'
import { Link } from '@heraia/ui/link'
import * as teamAddresses from '../../../addresses/teams.ts'
import * as addresses from '../../../addresses.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useDay } from '../../../lib/use-day.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { dayOf } from '../../achievements/day-of.ts'
import { roleTexts } from '../roles/role-texts.ts'
import { TeamList } from '../team-list.tsx'
import { myApplications } from '../team-queries.ts'
import { myTeamsTexts } from './my-teams-texts.ts'

/** What she applied for, where each stands, and whether the promised answer came. */
export function MyApplications() {
  const texts = useTexts(myTeamsTexts)
  const list = useInfiniteList(myApplications())
  return (
    <TeamList
      list={list}
      rows="words"
      keyOf={({ role }) => role.id}
      show={(application) => <Line application={application} />}
      empty={{
        ...{ title: texts.noApplications, hint: texts.noApplicationsHint, seed: 'applications' },
        action: <ButtonLink href={addresses.teams({ recruiting: true })}>{texts.recruiting}</ButtonLink>,
      }}
      label={texts.applications}
    />
  )
}

function Line({ application: { role, stage, at, late, answeredAt } }: { application: Application }) {
  const texts = useTexts(roleTexts)
  const { locale } = useFormat()
  const day = dayOf(role.answerBy, locale)
  const dayHere = useDay()
  return (
    <article className="grid gap-1 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="title">
          <Link
            href={teamAddresses.openRole(role.team.id, role.id)}
            dir="auto"
            className="inline-flex min-h-11 items-center [overflow-wrap:anywhere] hover:underline"
          >
            {role.title}
          </Link>
        </h2>
        <Badge tone={stage === 'offered' ? 'success' : stage === 'received' ? 'neutral' : 'accent'}>
          {texts.stages[stage]}
        </Badge>
      </div>
      <p className="text-sm text-muted">
        <Link href={addresses.team(role.team.id)} className="link" dir="auto">
          {role.team.name}
        </Link>
        {` · ${texts.appliedOn(dayHere(at))}`}
        {answeredAt && ` · ${texts.answeredOn(dayHere(answeredAt))}`}
      </p>
      {stage === 'received' && (
        <p className={late ? 'font-semibold text-danger-ink' : 'text-sm'}>
          {late ? texts.late(day) : texts.promised(day)}
        </p>
      )}
    </article>
  )
}
