import type { EditableProfile } from '@heraia/contract/profiles'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
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

interface Outcomes {
  onSaved: () => void
  /** Saved somewhere else meanwhile: the newest is loaded. */
  onElsewhere: () => void
  onClosed: () => Promise<void>
}

export const ownProfile = () => api.profiles.editable.queryOptions({ staleTime: 0 })

export function useSaveProfile({ onSaved, onElsewhere, onClosed }: Outcomes) {
  const texts = useTexts(editorTexts)
  const queries = useQueryClient()
  async function saved(profile: EditableProfile, me: Me) {
    queries.setQueryData(ownProfile().queryKey, profile)
    setUser(me)
    onSaved()
    showToast({ message: texts.saved, tone: 'success' })
    await queries.invalidateQueries({ queryKey: api.profiles.get.key() })
  }

  return useMutation({
    mutationFn: ({ version, form }: Save) => client.profiles.save({ version, information: toInformation(form) }),
    onSuccess: ({ profile, me }) => saved(profile, me),
    onError: async (error, { form }) => {
      const { reason } = failureOf(error)
      if (reason === 'under_thirteen') return onClosed()
      if (reason !== 'edited_elsewhere') return
      const newest = await queries.fetchQuery(ownProfile())
      // Her own save, whose answer was lost on the way.
      if (isSaved(form, newest)) return saved(newest, await client.accounts.me())
      onElsewhere()
    },
  })
}

const isSaved = (form: InformationForm, { information }: EditableProfile): boolean =>
  differences(toForm(toInformation(form)), toForm(information)).length === 0
