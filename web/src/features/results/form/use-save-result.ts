import type { ResultId } from '@heraia/contract/ids'
import type { Profile } from '@heraia/contract/profiles'
import type { Result } from '@heraia/contract/results'
import { uuid7 } from '@heraia/contract/uuid7'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { client } from '../../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { resultsChanged } from '../results-queries.ts'
import { chosenDiscipline } from './discipline-choice.ts'
import { formTexts } from './form-texts.ts'
import { type ResultForm, readResult } from './result-form.ts'
import { today } from './today.ts'
import { useDisciplines } from './use-disciplines.ts'

type Sent = Exclude<ReturnType<typeof readResult>['input'], undefined>

/** Saves what the boxes say. What is wrong stands at its box from the first try on, whoever found it. */
export function useSaveResult(
  profile: Pick<Profile, 'id'>,
  form: ResultForm,
  editing: Result | undefined,
  onSaved: () => void,
) {
  const texts = useTexts(formTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  // One id for all tries: a result whose answer was lost on the way is not there twice.
  const id = useRef(editing?.id ?? (uuid7() as ResultId))
  const [isAsked, setAsked] = useState(false)
  const { listed } = useDisciplines(profile.id, form.sport)
  const chosen = chosenDiscipline(form, listed)
  const read = readResult(form, chosen, today())
  const save = useMutation({
    mutationFn: (input: Sent) =>
      editing ? client.results.edit({ id: id.current, ...input }) : client.results.add({ id: id.current, ...input }),
    onSuccess: async () => {
      showToast({ message: editing ? texts.edited : texts.added, tone: 'success' })
      onSaved()
      await resultsChanged(queries)
    },
  })
  const refused = save.isError ? failureOf(save.error).fields : []
  return {
    chosen,
    problems: isAsked ? (read.problems ?? Object.fromEntries(refused.map(({ field, code }) => [field, code]))) : {},
    failure: save.isError ? errorText(errors, save.error) : undefined,
    isPending: save.isPending,
    save: () => {
      setAsked(true)
      if (read.input) save.mutate(read.input)
    },
  }
}
