import type { EditableProfile } from '@heraia/contract/profiles'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../../lib/api.ts'
import { failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { setUser } from '../../../lib/session.tsx'
import { editorTexts } from './editor-texts.ts'
import { type InformationForm, toInformation } from './information-form.ts'

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
  return useMutation({
    mutationFn: ({ version, form }: Save) => client.profiles.save({ version, information: toInformation(form) }),
    onSuccess: async ({ profile, me }) => {
      queries.setQueryData<EditableProfile>(ownProfile().queryKey, profile)
      setUser(me)
      onSaved()
      showToast({ message: texts.saved, tone: 'success' })
      await queries.invalidateQueries({ queryKey: api.profiles.get.key() })
    },
    onError: async (error) => {
      const { reason } = failureOf(error)
      if (reason === 'under_thirteen') return onClosed()
      if (reason !== 'edited_elsewhere') return
      await queries.refetchQueries({ queryKey: ownProfile().queryKey })
      onElsewhere()
    },
  })
}
