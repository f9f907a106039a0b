import type { TeamId } from '@heraia/contract/ids'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { PageHeading } from '@heraia/ui/page-heading'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as addresses from '../../../addresses.ts'
import { api, client } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { idToSend, mayBeThere } from '../../../lib/one-thing.ts'
import { useArrive } from '../../../lib/use-arrive.ts'
import { useProblemFocus } from '../../../lib/use-problem-focus.ts'
import { oneTeam } from '../team-queries.ts'
import { useFieldErrors } from '../use-field-errors.ts'
import { useTeamError } from '../use-team-act.ts'
import { EMPTY_TEAM, fieldsOf, type TeamDraft } from './team-draft.ts'
import { TeamFields } from './team-fields.tsx'
import { teamFormTexts } from './team-form-texts.ts'

/** Founds a team. What she types is kept in this browser until the server has it. */
export function NewTeamScreen() {
  const texts = useTexts(teamFormTexts)
  const explain = useTeamError()
  const arrive = useArrive(texts.view)
  const queries = useQueryClient()
  const draft = useDraft<TeamDraft>('team', EMPTY_TEAM)
  const isTriedHere = useRef(false)
  const { wrong, take, forget } = useFieldErrors(texts.wrong, texts.required)
  const creating = useMutation({
    mutationFn: async ({ sent, isThere }: { sent: TeamDraft; isThere: boolean }) => {
      const team = await client.teams.create({ id: sent.id as TeamId, ...fieldsOf(sent) })
      return isThere ? client.teams.edit({ id: team.id, version: team.version, ...fieldsOf(sent) }) : team
    },
    onSuccess: (team) => {
      draft.sent(EMPTY_TEAM)
      queries.setQueryData(oneTeam(team.id).queryKey, team)
      void queries.invalidateQueries({ queryKey: api.teams.key() })
      arrive({ message: texts.created, at: addresses.team(team.id) })
    },
    onError: take,
  })
  const change = (part: Partial<TeamDraft>) => {
    forget(Object.keys(part))
    draft.change({ ...draft.value, ...part })
  }
  const save = () => {
    if (!take({ name: draft.value.name.trim() === '' })) return
    const now = idToSend(draft.value, JSON.stringify(fieldsOf(draft.value)), !isTriedHere.current)
    isTriedHere.current = true
    const sent = { ...draft.value, ...now }
    draft.change(sent)
    // The first try may have come through, without an answer: then it says what she says now.
    creating.mutate({ sent, isThere: mayBeThere(draft.value, now) })
  }
  const { form, onSent } = useProblemFocus(creating.isPending)
  const failure = creating.error && failureOf(creating.error).fields.length === 0 ? creating.error : null
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-8 md:py-12">
      <PageHeading title={texts.newTitle} lead={texts.newLead} />
      <form
        ref={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (creating.isPending) return
          save()
          onSent()
        }}
      >
        {failure && <Banner tone="danger">{explain(failure)}</Banner>}
        <TeamFields value={draft.value} change={change} wrong={wrong} />
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink href={addresses.teams()}>{texts.cancel}</ButtonLink>
          <Button type="submit" tone="primary" pending={creating.isPending} pendingLabel={texts.saving}>
            {texts.create}
          </Button>
        </div>
      </form>
    </div>
  )
}
