import type { PersonId } from '@heraia/contract/ids'
import type { Team } from '@heraia/contract/team'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { FailedState } from '@heraia/ui/failed-state'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import { Select } from '@heraia/ui/select'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as teamAddresses from '../../../addresses/teams.ts'
import * as addresses from '../../../addresses.ts'
import { failureOf } from '../../../lib/errors.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useProblemFocus } from '../../../lib/use-problem-focus.ts'
import { LeaveGuard } from '../../../pieces/leave-guard.tsx'
import { TeamNotFound, TeamSkeleton } from '../page/team-screen.tsx'
import { oneTeam, teamRoster } from '../team-queries.ts'
import { teamTexts } from '../team-texts.ts'
import { useTeamError } from '../use-team-act.ts'
import { TeamFields } from './team-fields.tsx'
import { teamFormTexts } from './team-form-texts.ts'
import { useTeamEditor } from './use-team-editor.ts'

interface EditTeamScreenProps {
  id: string
  /** The other part of it: what is asked of the staff. null: what the team says of itself. */
  verification: ((team: Team) => ReactNode) | null
}

export function EditTeamScreen({ id, verification }: EditTeamScreenProps) {
  const texts = useTexts(teamFormTexts)
  const common = useTexts(teamTexts)
  const explain = useTeamError()
  const { data: team, isPending, error, isFetching, refetch } = useQuery(oneTeam(id))
  if (isPending) return <TeamSkeleton />
  if (!team) {
    if (['NOT_FOUND', 'INVALID_INPUT'].includes(failureOf(error).code)) return <TeamNotFound />
    return (
      <FailedState title={common.failed} retryLabel={common.retry} onRetry={() => void refetch()} pending={isFetching}>
        {explain(error)}
      </FailedState>
    )
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-8 md:py-12">
      <PageHeading title={texts.editTitle} kicker={team.name} />
      {team.standing?.may.manage ? (
        <>
          <LinkTabs
            label={texts.parts}
            tabs={[
              { href: teamAddresses.editTeam(team.id), label: texts.details, current: !verification },
              {
                href: teamAddresses.verificationOfTeam(team.id),
                label: texts.verification,
                current: Boolean(verification),
              },
            ]}
          />
          {verification ? verification(team) : <EditTeam team={team} />}
        </>
      ) : (
        <Banner tone="notice">{texts.notManager}</Banner>
      )}
    </div>
  )
}

/** Begins with the team as it was when she came. What others saved meanwhile is taken over where she wrote nothing. */
function EditTeam({ team }: { team: Team }) {
  const texts = useTexts(teamFormTexts)
  const explain = useTeamError()
  const editor = useTeamEditor(team)
  const { form, onSent } = useProblemFocus(editor.isSaving)
  const { failure, value, wrong } = editor
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (editor.isSaving) return
        editor.save()
        onSent()
      }}
    >
      {editor.isElsewhere && (
        <div data-refused>
          <Banner tone="notice">{texts.elsewhere}</Banner>
        </div>
      )}
      {failure && <Banner tone="danger">{explain(failure)}</Banner>}
      <TeamFields value={value} change={editor.change} wrong={wrong} />
      <ContactChoice team={team} value={value.contactId} onValue={editor.changeContact} error={wrong('contactId')} />
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink href={addresses.team(team.id)}>{texts.cancel}</ButtonLink>
        <Button type="submit" tone="primary" pending={editor.isSaving} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
      <LeaveGuard isDirty={editor.isDirty} staysIn={editor.isDone} words={texts} />
    </form>
  )
}

interface ContactChoiceProps {
  team: Team
  value: PersonId | null
  onValue: (person: PersonId | null) => void
  error?: string
}

/** Those who run or coach the team: they stand first on the roster. */
function ContactChoice({ team, value, onValue, error }: ContactChoiceProps) {
  const texts = useTexts(teamFormTexts)
  const roster = useInfiniteList(teamRoster(team.id))
  const people = (roster.items ?? []).flatMap(({ role, person, hidden }) =>
    role === 'player' || hidden || !person ? [] : [person],
  )
  return (
    <Select
      label={texts.contact}
      hint={texts.contactHint}
      value={value ?? ''}
      placeholder={texts.owner}
      onValue={(id) => onValue(people.find((person) => person.id === id)?.id ?? null)}
      options={people.map(({ id, name }) => ({ value: id, label: name }))}
      error={error}
    />
  )
}
