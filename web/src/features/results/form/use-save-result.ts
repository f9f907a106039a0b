import type { ResultId } from '@heraia/contract/ids'
import type { Profile } from '@heraia/contract/profiles'
import type { Result } from '@heraia/contract/results'
import { client } from '../../../lib/api.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { chosenDiscipline } from './discipline-choice.ts'
import { formTexts } from './form-texts.ts'
import { type ResultForm, readResult } from './result-form.ts'
import { today } from './today.ts'
import { useDisciplines } from './use-disciplines.ts'
import { useSaveRecord } from './use-save-record.ts'

/** Saves a result, new or changed; `chosen` is the discipline that its boxes name. */
export function useSaveResult(
  profile: Pick<Profile, 'id'>,
  form: ResultForm,
  editing: Result | undefined,
  after: { onSaved?: () => void; onClose: () => void },
) {
  const texts = useTexts(formTexts)
  const { language } = useLocale()
  const { listed } = useDisciplines(profile.id, form.sport)
  const chosen = chosenDiscipline(form, listed)
  const saving = useSaveRecord({
    known: editing?.id,
    read: readResult(form, chosen, today(), language),
    add: (id: ResultId, input) => client.results.add({ id, ...input }),
    edit: (id: ResultId, input) => client.results.edit({ id, ...input }),
    said: editing ? texts.edited : texts.added,
    ...after,
  })
  return { ...saving, chosen }
}
