import { Switch } from '@heraia/ui/switch'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { FailedLine } from '../../../pieces/failed-line.tsx'
import { statsTexts } from '../stats-texts.ts'

/** Whether others may compare themselves with her. Shows what she chose at once, and takes it back if it fails. */
export function ComparisonSwitch() {
  const texts = useTexts(statsTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const options = api.results.settings.queryOptions()
  const query = useQuery(options)
  const { data } = query
  const save = useMutation(
    api.results.setSettings.mutationOptions({
      onSuccess: (settings) => queries.setQueryData(options.queryKey, settings),
      onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
    }),
  )
  if (!data) return <FailedLine query={query} words={texts.comparableFailed} />
  const isOn = save.isPending ? save.variables.allowComparison : data.allowComparison
  return (
    <Switch
      label={texts.comparable}
      hint={texts.comparableHint}
      checked={isOn}
      onValue={(allowComparison) => save.mutate({ allowComparison })}
    />
  )
}
