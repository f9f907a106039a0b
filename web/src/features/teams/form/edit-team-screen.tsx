import type { PersonId } from '@heraia/contract/ids'
import type { Team } from '@heraia/contract/team'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { PageHeading } from '@heraia/ui/page-heading'
import { Select } from '@heraia/ui/select'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { api, client } from '../../../lib/api.ts'
import { failureOf } from '../../../lib/errors.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { TeamNotFound, TeamSkeleton } from '../page/team-screen.tsx'
import { oneTeam, teamRoster } from '../team-queries.ts'
import { useFieldErrors } from '../use-field-errors.ts'
import { useTeamError } from '../use-team-act.ts'
import { draftOf, fieldsOf, type TeamDraft } from './team-draft.ts'
import { TeamFields } from './team-fields.tsx'
import { teamFormTexts } from './team-form-texts.ts'

export function EditTeamScreen({ id }: { id: string }) {
  const texts = useTexts(teamFormTexts)
  const { data: team, isPending } = useQuery(oneTeam(id))
  if (isPending) return <TeamSkeleton />
  if (!team) return <TeamNotFound />
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-8 md:py-12">
      <PageHeading title={texts.editTitle} kicker={team.name} />
      {team.standing?.may.manage ? <EditTeam team={team} /> : <Banner tone="notice">{texts.notManager}</Banner>}
    </div>
  )
}

/** Begins with the team as it was when she came; what others save meanwhile is told when she saves. */
function EditTeam({ team: loaded }: { team: Team }) {
  const texts = useTexts(teamFormTexts)
  const explain = useTeamError()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [team] = useState(loaded)
  const [value, setValue] = useState(() => draftOf(team))
  const [contactId, setContactId] = useState<PersonId | null>(team.contact?.person.id ?? null)
  const { wrong, take, forget } = useFieldErrors(texts.wrong, texts.required)
  const saving = useMutation({
    mutationFn: () => client.teams.edit({ id: team.id, version: team.version, contactId, ...fieldsOf(value) }),
    onSuccess: (saved) => {
      queries.setQueryData(oneTeam(team.id).queryKey, saved)
      void queries.invalidateQueries({ queryKey: api.teams.key() })
      showToast({ message: texts.saved, tone: 'success' })
      void navigate(addresses.team(team.id))
    },
    onError: take,
  })
  const change = (part: Partial<TeamDraft>) => {
    forget(Object.keys(part))
    setValue({ ...value, ...part })
  }
  const failure = saving.error && failureOf(saving.error)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (take({ name: value.name.trim() === '' })) saving.mutate()
      }}
    >
      {failure && failure.fields.length === 0 && (
        <Banner tone="danger">{failure.reason === 'edited_elsewhere' ? texts.elsewhere : explain(saving.error)}</Banner>
      )}
      <TeamFields value={value} change={change} wrong={wrong} />
      <ContactChoice
        team={team}
        value={contactId}
        onValue={(next) => {
          forget(['contactId'])
          setContactId(next)
        }}
        error={wrong('contactId')}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink href={addresses.team(team.id)}>{texts.cancel}</ButtonLink>
        <Button type="submit" tone="primary" pending={saving.isPending} pendingLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
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
  const people = (roster.items ?? []).filter(({ role }) => role !== 'player').map(({ person }) => person)
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
