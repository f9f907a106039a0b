import type { PersonId } from '@heraia/contract/ids'
import type { Team } from '@heraia/contract/team'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { api, client } from '../../../lib/api.ts'
import { failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useArrive } from '../../../lib/use-arrive.ts'
import { oneTeam } from '../team-queries.ts'
import { useFieldErrors } from '../use-field-errors.ts'
import { type EditedTeam, editedOf, fieldsOf, isThere, mergedTeam, type TeamDraft } from './team-draft.ts'
import { teamFormTexts } from './team-form-texts.ts'

/** How many tries without an answer are remembered. */
const TRIES_MAX = 3

/** What she changes of a team, on top of what the server had when she came. */
export function useTeamEditor(loaded: Team) {
  const texts = useTexts(teamFormTexts)
  const arrive = useArrive(texts.view)
  const queries = useQueryClient()
  const [base, setBase] = useState(loaded)
  const [value, setValue] = useState(() => editedOf(loaded))
  const [isElsewhere, setElsewhere] = useState(false)
  const isDone = useRef(false)
  /** What she sent and heard nothing of. */
  const tried = useRef<EditedTeam[]>([])
  const { wrong, take, forget } = useFieldErrors(texts.wrong, texts.required)

  /** What others saved stands in the boxes that she left alone; saved again, hers goes on top of it. */
  async function takeOver() {
    const now = await client.teams.get({ id: base.id })
    setValue((mine) => mergedTeam(editedOf(base), mine, editedOf(now)))
    setBase(now)
    setElsewhere(true)
  }
  const saving = useMutation({
    mutationFn: async () => {
      const before = tried.current
      tried.current = [value, ...before].slice(0, TRIES_MAX)
      try {
        return await saveOver(base, value)
      } catch (error) {
        if (!isStale(error)) throw error
        // Her own, whose answer was lost on the way; what she wrote since goes on top of it.
        const now = await client.teams.get({ id: base.id })
        if (isThere(value, editedOf(now))) return now
        if (before.some((each) => isThere(each, editedOf(now)))) return saveOver(now, value)
        throw error
      }
    },
    onSuccess: (saved) => {
      isDone.current = true
      queries.setQueryData(oneTeam(base.id).queryKey, saved)
      void queries.invalidateQueries({ queryKey: api.teams.key() })
      arrive({ message: texts.saved, at: addresses.team(base.id) })
    },
    onError: async (error) => {
      take(error)
      if (isStale(error)) await takeOver()
    },
  })
  const failure = saving.error && failureOf(saving.error).fields.length === 0 ? saving.error : null
  return {
    value,
    change: (part: Partial<TeamDraft>) => {
      forget(Object.keys(part))
      setValue((now) => ({ ...now, ...part }))
    },
    changeContact: (contactId: PersonId | null) => {
      forget(['contactId'])
      setValue((now) => ({ ...now, contactId }))
    },
    save: () => {
      if (take({ name: value.name.trim() === '' })) saving.mutate()
    },
    wrong,
    failure: failure && isStale(failure) && isElsewhere ? null : failure,
    isElsewhere,
    isSaving: saving.isPending,
    isDirty: JSON.stringify(value) !== JSON.stringify(editedOf(base)),
    /** Saved: she may go. */
    isDone: () => isDone.current,
  }
}

function saveOver(base: Team, value: EditedTeam): Promise<Team> {
  const contactId = value.contactId === editedOf(base).contactId ? undefined : value.contactId
  return client.teams.edit({ id: base.id, version: base.version, contactId, ...fieldsOf(value) })
}

const isStale = (error: unknown): boolean => failureOf(error).reason === 'edited_elsewhere'
