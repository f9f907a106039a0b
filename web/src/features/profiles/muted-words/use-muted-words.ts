import type { MutedWord } from '@heraia/contract/profiles'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../../lib/api.ts'
import { errorText, errorTexts, failureOf, fieldCode } from '../../../lib/errors.ts'
import { useLive } from '../../../lib/live.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { foldAnew } from '../silence-changes.ts'
import { mutedWordsTexts } from './muted-words-texts.ts'

/** Hers, newest first, as they stand also after a change in another tab. */
export function useMutedWords() {
  const queries = useQueryClient()
  const again = () => void queries.invalidateQueries({ queryKey: api.profiles.mutedWords.key() })
  useLive('words.muted', again)
  useLive('resumed', again)
  return useQuery(api.profiles.mutedWords.queryOptions())
}

type Wanted = Parameters<typeof client.profiles.muteWord>[0]

/** Adds one or changes one; `onSaved` once the server has it. */
export function useMuteWord(onSaved: (saved: MutedWord) => void) {
  const queries = useQueryClient()
  const muting = useMutation({
    mutationFn: (wanted: Wanted) => client.profiles.muteWord(wanted),
    onSuccess: async (saved) => {
      onSaved(saved)
      await changed(queries)
    },
  })
  return { ...muting, problem: useProblem(muting.error) }
}

export function useUnmuteWord() {
  const texts = useTexts(mutedWordsTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: MutedWord) => client.profiles.unmuteWord({ id }),
    onSuccess: async (_gone, { word }) => {
      showToast({ message: texts.removed(word), tone: 'success' })
      await changed(queries)
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
}

/** What is wrong with the word, or else with the whole. */
function useProblem(error: Error | null): { word?: string; other?: string } {
  const texts = useTexts(mutedWordsTexts)
  const errors = useTexts(errorTexts)
  if (!error) return {}
  const failure = failureOf(error)
  if (failure.reason === 'muted_already') return { word: texts.mutedAlready }
  if (failure.reason === 'too_many_muted_words') return { other: texts.tooMany }
  const code = fieldCode(failure, 'word')
  if (code) return { word: code === 'no_word' ? texts.noWord : texts.required }
  return { other: errorText(errors, error) }
}

/** A stream that is away does not say so. */
async function changed(queries: QueryClient): Promise<void> {
  foldAnew(queries)
  await queries.invalidateQueries({ queryKey: api.profiles.mutedWords.key() })
}
