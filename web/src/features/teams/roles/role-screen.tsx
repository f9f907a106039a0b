import type { OpenRole } from '@heraia/contract/open-roles'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { FailedState } from '@heraia/ui/failed-state'
import { Link } from '@heraia/ui/link'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonLine } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as teamAddresses from '../../../addresses/teams.ts'
import * as addresses from '../../../addresses.ts'
import { api, client } from '../../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../../lib/errors.ts'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useSession } from '../../../lib/session.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { useOwnEyes } from '../../../lib/use-own-eyes.ts'
import { dayOf } from '../../achievements/day-of.ts'
import { TeamNotFound } from '../page/team-screen.tsx'
import { oneRole } from '../team-queries.ts'
import { teamTexts } from '../team-texts.ts'
import { useTeamAct } from '../use-team-act.ts'
import { useTeamChanges } from '../use-team-changes.ts'
import { Applications } from './applications.tsx'
import { RoleFacts } from './role-list.tsx'
import { roleTexts } from './role-texts.ts'

const ApplyDialog = lateDialog(async () => (await import('./apply-dialog.tsx')).ApplyDialog)
const RoleDialog = lateDialog(async () => (await import('./role-dialog.tsx')).RoleDialog)

/** One role: what it is, her application, and for who runs the team all applications. */
export function RoleScreen({ id }: { id: string }) {
  const common = useTexts(teamTexts)
  const errors = useTexts(errorTexts)
  const texts = useTexts(roleTexts)
  const query = useQuery(oneRole(id))
  useOwnEyes(api.openRoles.key())
  const role = query.data
  usePageTitle(role && `${role.title} – ${role.team.name}`)
  useTeamChanges()
  const isGone = query.isError && ['NOT_FOUND', 'INVALID_INPUT'].includes(failureOf(query.error).code)
  if (isGone) return <TeamNotFound />
  if (!role) {
    if (query.isPending) return <Loading label={common.loading} />
    return (
      <FailedState
        title={common.failed}
        retryLabel={common.retry}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      >
        {errorText(errors, query.error)}
      </FailedState>
    )
  }
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 md:py-12">
      <p>
        <Link href={addresses.team(role.team.id, 'roles')} className="link inline-flex min-h-11 items-center">
          {texts.backTo(role.team.name)}
        </Link>
      </p>
      <PageHeading title={role.title} kicker={role.team.name} />
      <RoleFacts role={role} />
      <p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
        {role.text}
      </p>
      {role.may.manage ? <Manage role={role} /> : <Apply role={role} />}
      {role.may.manage && <Applications role={role} />}
    </div>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-12">
        <SkeletonLine width="16rem" className="h-8" />
        <SkeletonLine width="12rem" />
        <SkeletonLine />
        <SkeletonLine />
      </div>
    </Skeleton>
  )
}

function Manage({ role }: { role: OpenRole }) {
  const texts = useTexts(roleTexts)
  const act = useTeamAct()
  const [isEditing, setEditing] = useState(false)
  const turn = () => act.mutate({ run: () => client.openRoles.close({ id: role.id, closed: !role.closed }) })
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setEditing(true)}>{texts.edit}</Button>
      <Button onClick={turn} pending={act.isPending}>
        {role.closed ? texts.reopen : texts.close}
      </Button>
      {isEditing && <RoleDialog team={role.team} role={role} onClose={() => setEditing(false)} />}
    </div>
  )
}

function Apply({ role }: { role: OpenRole }) {
  const texts = useTexts(roleTexts)
  const { isAuthenticated } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { mine } = role
  return (
    <>
      {mine && mine.stage !== 'withdrawn' && <Mine role={role} mine={mine} />}
      {!isAuthenticated && role.open && (
        <ButtonLink
          href={addresses.login(teamAddresses.openRole(role.team.id, role.id))}
          tone="primary"
          className="justify-self-start"
        >
          {texts.loginToApply}
        </ButtonLink>
      )}
      {role.may.apply && (
        <Button tone="primary" onClick={() => setOpen(true)} className="justify-self-start">
          {texts.apply}
        </Button>
      )}
      {isOpen && <ApplyDialog role={role} onClose={() => setOpen(false)} />}
    </>
  )
}

function Mine({ role, mine }: { role: OpenRole; mine: NonNullable<OpenRole['mine']> }) {
  const common = useTexts(teamTexts)
  const texts = useTexts(roleTexts)
  const { locale } = useFormat()
  const act = useTeamAct()
  const [isAsked, setAsked] = useState(false)
  const day = dayOf(role.answerBy, locale)
  const promise = mine.stage === 'received' ? (mine.late ? texts.late(day) : texts.promised(day)) : null
  return (
    <Banner
      tone={mine.late ? 'danger' : 'neutral'}
      title={`${texts.yourApplication}: ${texts.stages[mine.stage]}`}
      action={<Button onClick={() => setAsked(true)}>{texts.withdraw}</Button>}
    >
      {promise}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.withdrawTitle}
        confirmLabel={texts.withdraw}
        cancelLabel={common.cancel}
        pending={act.isPending}
        onConfirm={() =>
          act.mutate({ run: () => client.openRoles.withdraw({ id: role.id }), after: () => setAsked(false) })
        }
      >
        {texts.withdrawText}
      </ConfirmDialog>
    </Banner>
  )
}
