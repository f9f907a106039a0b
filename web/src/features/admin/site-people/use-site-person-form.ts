import type { SitePersonId } from '@heraia/contract/ids'
import type { ManagedSitePerson } from '@heraia/contract/site-people'
import { uuid7 } from '@heraia/contract/uuid7'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { client } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { failureOf, fieldCode, isNotFound } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useIsHere } from '../../../lib/use-is-here.ts'
import { sitePeopleTexts } from './site-people-texts.ts'
import { BLANK, draftOf, type SitePersonValues, valuesOf } from './site-person-draft.ts'
import { useTeamChanged } from './use-site-person-acts.ts'

interface Kept {
  /** Of somebody new; made as she is sent for the first time. */
  id: SitePersonId | null
  /** What it is written over; of somebody new, what was sent already, whose answer was lost. */
  was: SitePersonValues | null
  values: SitePersonValues
}

/** What she writes of somebody of the team, kept here until the server has it, with what it was written over. */
export function useSitePersonForm(person: ManagedSitePerson | undefined, onSaved: () => void) {
  const texts = useTexts(sitePeopleTexts)
  const isHere = useIsHere()
  const changed = useTeamChanged()
  // As it stood when she began, also where the list behind the dialog knows better meanwhile.
  const [start] = useState<Kept>(() => {
    const was = person ? valuesOf(person) : null
    return { id: person?.id ?? null, was, values: was ?? BLANK }
  })
  const draft = useDraft(person ? `site-person:${person.id}` : 'site-person', start)
  const { values } = draft.value
  const [isBegun, setBegun] = useState(() => !isSame(draft.value, start))
  const isTriedHere = useRef(false)
  const [isAsked, setAsked] = useState(false)
  const saving = useMutation({
    mutationFn: send,
    onSuccess: async (saved, sent) => {
      // What she wrote since stays, over what is saved by now.
      draft.sent((now) => (isSame(now.values, sent.values) ? start : { ...now, was: valuesOf(saved) }))
      await changed()
      showToast({ message: texts.saved, tone: 'success' })
      if (isHere.current) onSaved()
    },
  })
  const failure = saving.error ? failureOf(saving.error) : null
  const isElsewhere = failure?.reason === 'edited_elsewhere' || (person !== undefined && isNotFound(saving.error))
  const missing = [values.name, values.title.en, values.title.es].some((words) => words.trim() === '')
  return {
    values,
    change(part: Partial<SitePersonValues>) {
      draft.change((now) => ({ ...now, values: { ...now.values, ...part } }))
    },
    /** What is wrong with a box: she left it empty, or what the server says. */
    wrong(field: string, words?: string): string | undefined {
      if (isAsked && words?.trim() === '') return texts.required
      const code = failure ? fieldCode(failure, field) : undefined
      if (code === undefined) return undefined
      return code in texts.wrong ? texts.wrong[code as keyof typeof texts.wrong] : texts.wrong.other
    },
    /** From the last time that she had it open. */
    isBegun,
    isElsewhere,
    isFull: failure?.reason === 'too_many',
    /** Nothing that stands at a box, nor somebody else's change. */
    error: failure && failure.fields.length === 0 && !isElsewhere ? saving.error : null,
    isSaving: saving.isPending,
    save() {
      setAsked(true)
      if (missing || saving.isPending) return
      const { id, was } = draft.value
      // The words of last time may have come through without an answer: what she made of them since is somebody else.
      const isAnother = !person && !isTriedHere.current && was !== null && !isSame(was, values)
      const isKnown = id !== null && !isAnother
      const sent = isKnown ? { id, was, values } : { id: uuid7() as SitePersonId, was: null, values }
      isTriedHere.current = true
      // So may these: a second try is written over them.
      if (!person) draft.change({ ...sent, was: values })
      saving.mutate({ ...sent, isNew: !person })
    },
    discard() {
      draft.sent()
      setBegun(false)
      saving.reset()
      void changed()
    },
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Of somebody new the first try may not have come through either: then she is added now. */
async function send({ id, was, values, isNew }: Kept & { id: SitePersonId; isNew: boolean }) {
  const said = { id, ...draftOf(values) }
  const over = was && draftOf(was)
  try {
    return await client.admin.saveSitePerson({ ...said, was: over })
  } catch (error) {
    if (!isNew || over === null || !isNotFound(error)) throw error
    return client.admin.saveSitePerson({ ...said, was: null })
  }
}
