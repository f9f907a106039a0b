import type { OpenRole } from '@heraia/contract/open-roles'
import type { Team } from '@heraia/contract/team'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { Disclosure } from '@heraia/ui/disclosure'
import { Link } from '@heraia/ui/link'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import * as teamAddresses from '../../../addresses/teams.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { dayOf } from '../../achievements/day-of.ts'
import { TeamList } from '../team-list.tsx'
import { teamRoles } from '../team-queries.ts'
import { roleTexts } from './role-texts.ts'

const RoleDialog = lateDialog(async () => (await import('./role-dialog.tsx')).RoleDialog)

/** What the team looks for somebody for, the next deadline first; below it what is closed. */
export function RoleList({ team }: { team: Team }) {
  const texts = useTexts(roleTexts)
  const list = useInfiniteList(teamRoles(team.id))
  const manages = team.standing?.may.manage ?? false
  const [isOpen, setOpen] = useState(false)
  const [showsPast, setShowsPast] = useState(false)
  return (
    <div className="grid gap-4 py-6">
      {manages && (
        <Button
          tone="primary"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => setOpen(true)}
          className="justify-self-start"
        >
          {texts.offer}
        </Button>
      )}
      <TeamList
        list={list}
        rows="words"
        keyOf={({ id }) => id}
        show={(role) => <RoleLine role={role} />}
        empty={{ title: texts.none, hint: manages ? texts.noneOwn : texts.noneHint, seed: team.id }}
      />
      <Disclosure label={texts.past} open={showsPast} onOpenChange={setShowsPast}>
        {showsPast && <PastRoles team={team} />}
      </Disclosure>
      {isOpen && <RoleDialog team={team} onClose={() => setOpen(false)} />}
    </div>
  )
}

function PastRoles({ team }: { team: Team }) {
  const texts = useTexts(roleTexts)
  const list = useInfiniteList(teamRoles(team.id, true))
  return (
    <TeamList
      list={list}
      rows="words"
      keyOf={({ id }) => id}
      show={(role) => <RoleLine role={role} />}
      empty={{ title: texts.noneClosed, seed: team.id }}
    />
  )
}

function RoleLine({ role }: { role: OpenRole }) {
  const texts = useTexts(roleTexts)
  return (
    <article className="grid gap-2 py-4">
      <h3 className="title text-lg">
        <Link
          href={teamAddresses.openRole(role.team.id, role.id)}
          dir="auto"
          className="inline-flex min-h-11 items-center [overflow-wrap:anywhere] hover:underline"
        >
          {role.title}
        </Link>
      </h3>
      <RoleFacts role={role} />
      {role.applications !== null && <p className="figures text-sm">{texts.applied(role.applications)}</p>}
    </article>
  )
}

/** Pay and days, and the mark of a promise that was not kept. */
export function RoleFacts({ role }: { role: OpenRole }) {
  const texts = useTexts(roleTexts)
  const { locale } = useFormat()
  const deadline = dayOf(role.deadline, locale)
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {role.position && <Badge>{role.position}</Badge>}
        <Badge tone={role.pay ? 'success' : 'neutral'}>{role.pay ?? texts.unpaid}</Badge>
        {!role.open && <Badge tone="notice">{texts.isClosed}</Badge>}
        {role.mine && <Badge tone="accent">{`${texts.yourApplication}: ${texts.stages[role.mine.stage]}`}</Badge>}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span>{role.open ? texts.until(deadline) : texts.ended(deadline)}</span>
        <span>{texts.answers(dayOf(role.answerBy, locale))}</span>
      </p>
      {role.lateAnswers > 0 && (
        <p>
          <Badge tone="danger">{texts.lateRole(role.lateAnswers)}</Badge>
        </p>
      )}
    </>
  )
}
