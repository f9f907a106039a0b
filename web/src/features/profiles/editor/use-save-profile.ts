import type { EditableProfile } from '@heraia/contract/profiles'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, client } from '../../../lib/api.ts'
import { failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { type Me, setUser } from '../../../lib/session.tsx'
import { editorTexts } from './editor-texts.ts'
import { differences, type InformationForm, toForm, toInformation } from './information-form.ts'

export interface Save {
  /** Of what she began to edit. */
  version: number
  form: InformationForm
}

interface Saved {
  profile: EditableProfile
  me: Me
}

interface Outcomes {
  /** `sent`: what is saved now; she may have gone on writing since. */
  onSaved: (sent: InformationForm, profile: EditableProfile) => void
  /** Saved somewhere else meanwhile: the newest is loaded. */
  onElsewhere: () => void
  onClosed: () => Promise<void>
}

/** How many tries without an answer are remembered. */
const TRIES_MAX = 3

export const ownProfile = () => api.profiles.editable.queryOptions({ staleTime: 0 })

export function useSaveProfile({ onSaved, onElsewhere, onClosed }: Outcomes) {
  const texts = useTexts(editorTexts)
  const queries = useQueryClient()

  /** What she sent and heard nothing of. */
  const tried = useRef<InformationForm[]>([])

  async function send({ version, form }: Save): Promise<Saved> {
    const before = tried.current
    tried.current = [form, ...before].slice(0, TRIES_MAX)
    try {
      return await save(version, form)
    } catch (error) {
      if (failureOf(error).reason !== 'edited_elsewhere') throw error
      // An answer that is on its way already may be older than her try.
      await queries.cancelQueries({ queryKey: ownProfile().queryKey })
      const newest = await queries.fetchQuery(ownProfile())
      // Her own save, whose answer was lost on the way; what she wrote since goes on top of it.
      if (isSaved(form, newest)) return { profile: newest, me: await client.accounts.me() }
      if (before.some((each) => isSaved(each, newest))) return save(newest.version, form)
      throw error
    }
  }

  return useMutation({
    mutationFn: send,
    onSuccess: async ({ profile, me }, { form }) => {
      tried.current = []
      queries.setQueryData(ownProfile().queryKey, profile)
      setUser(me)
      // Whether she may sell and buy hangs on when she was born.
      for (const hanging of [api.marketplace.selling, api.orders.buying])
        void queries.resetQueries({ queryKey: hanging.key() })
      onSaved(form, profile)
      showToast({ message: texts.saved, tone: 'success' })
      await queries.invalidateQueries({ queryKey: api.profiles.get.key() })
    },
    onError: async (error) => {
      const { reason } = failureOf(error)
      if (reason === 'under_thirteen') return onClosed()
      if (reason === 'edited_elsewhere') onElsewhere()
    },
  })
}

const save = (version: number, form: InformationForm): Promise<Saved> =>
  client.profiles.save({ version, information: toInformation(form) })

const isSaved = (form: InformationForm, { information }: EditableProfile): boolean =>
  differences(toForm(toInformation(form)), toForm(information)).length === 0
