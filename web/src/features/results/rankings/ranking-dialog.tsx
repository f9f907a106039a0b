import type { RankingId } from '@heraia/contract/ids'
import type { Ranking } from '@heraia/contract/rankings'
import { COMPETITION_CATEGORIES } from '@heraia/contract/result-rules'
import { uuid7 } from '@heraia/contract/uuid7'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { focusFirstProblem } from '../form/focus-first-problem.ts'
import { today } from '../form/today.ts'
import { useProblemWords } from '../form/use-problem-words.ts'
import { SpokenDialog } from '../spoken-dialog.tsx'
import { emptyRanking, formOfRanking, isScope, type RankingForm, readRanking } from './ranking-form.ts'
import { rankingTexts } from './ranking-texts.ts'

/** Where she stood, in which list, on which day, and who says so. */
export function RankingDialog({ ranking, onClose }: { ranking?: Ranking; onClose: () => void }) {
  const texts = useTexts(rankingTexts)
  const words = useProblemWords()
  const formId = useId()
  const [form, setForm] = useState(() => (ranking ? formOfRanking(ranking) : emptyRanking(today())))
  const change = (part: Partial<RankingForm>) => setForm((now) => ({ ...now, ...part }))
  const { problems, failure, isPending, save } = useSaveRanking(ranking, form, onClose)
  const box = (name: Exclude<keyof RankingForm, 'scope'>) => ({
    value: form[name],
    onValue: (value: string) => change({ [name]: value }),
    error: words(problems[name]),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save()
    focusFirstProblem(event.currentTarget)
  }
  return (
    <SpokenDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={ranking ? texts.editTitle : texts.addTitle}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" pending={isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-5">
        {ranking?.verified && <Banner tone="notice">{texts.editEndsIt}</Banner>}
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Select
          label={texts.scope}
          value={form.scope}
          onValue={(scope) => isScope(scope) && change({ scope })}
          options={COMPETITION_CATEGORIES.map((scope) => ({ value: scope, label: texts[scope] }))}
        />
        <Field label={texts.category} hint={texts.categoryHint} maxLength={80} required {...box('category')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={texts.position} inputMode="numeric" required {...box('position')} />
          <Field label={texts.total} aside={texts.optional} inputMode="numeric" {...box('outOf')} />
        </div>
        <Field label={texts.date} type="date" max={today()} required {...box('date')} />
        <Field label={texts.sourceName} hint={texts.sourceHint} maxLength={120} required {...box('source')} />
        <Field label={texts.sourceUrl} aside={texts.optional} type="url" maxLength={300} {...box('sourceUrl')} />
      </form>
    </SpokenDialog>
  )
}

type Input = Exclude<ReturnType<typeof readRanking>['input'], undefined>

function useSaveRanking(ranking: Ranking | undefined, form: RankingForm, onClose: () => void) {
  const texts = useTexts(rankingTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const id = useRef(ranking?.id ?? (uuid7() as RankingId))
  const [isAsked, setAsked] = useState(false)
  const read = readRanking(form, today())
  const save = useMutation({
    mutationFn: (input: Input) =>
      ranking
        ? client.results.editRanking({ id: id.current, ...input })
        : client.results.addRanking({ id: id.current, ...input }),
    onSuccess: async () => {
      showToast({ message: texts.saved, tone: 'success' })
      onClose()
      await queries.invalidateQueries({ queryKey: api.results.key() })
    },
  })
  const refused = save.isError ? failureOf(save.error).fields : []
  const found: Partial<Record<string, string>> =
    read.problems ?? Object.fromEntries(refused.map(({ field, code }) => [field, code]))
  return {
    problems: isAsked ? found : {},
    failure: save.isError ? errorText(errors, save.error) : undefined,
    isPending: save.isPending,
    save: () => {
      setAsked(true)
      if (read.input) save.mutate(read.input)
    },
  }
}
