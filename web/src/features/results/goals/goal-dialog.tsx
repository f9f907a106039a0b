import type { Goal, GoalKind } from '@heraia/contract/goals'
import type { GoalId } from '@heraia/contract/ids'
import type { Profile } from '@heraia/contract/profiles'
import { GOAL_TITLE_MAX } from '@heraia/contract/result-rules'
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
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { chosenDiscipline } from '../form/discipline-choice.ts'
import { DisciplineFields } from '../form/discipline-fields.tsx'
import { focusFirstProblem } from '../form/focus-first-problem.ts'
import { MarkField } from '../form/mark-field.tsx'
import { today } from '../form/today.ts'
import { useDisciplines } from '../form/use-disciplines.ts'
import { useProblemWords } from '../form/use-problem-words.ts'
import { SpokenDialog } from '../spoken-dialog.tsx'
import { emptyGoal, formOfGoal, GOAL_KINDS, hasDiscipline, readGoal } from './goal-form.ts'
import { goalTexts } from './goal-texts.ts'

type Input = Exclude<ReturnType<typeof readGoal>['input'], undefined>
const isKind = (value: string): value is GoalKind => GOAL_KINDS.some((kind) => kind === value)

/** A goal: what, how much, from when and until when. */
export function GoalDialog({ profile, goal, onClose }: { profile: Profile; goal?: Goal; onClose: () => void }) {
  const texts = useTexts(goalTexts)
  const words = useProblemWords()
  const { language } = useLocale()
  const formId = useId()
  const [form, setForm] = useState(() =>
    goal ? formOfGoal(goal, today(), language) : emptyGoal(profile.sport ?? '', today()),
  )
  const change = (part: Partial<typeof form>) => setForm((now) => ({ ...now, ...part }))
  const { listed } = useDisciplines(profile.id, form.sport)
  const chosen = hasDiscipline(form.kind) ? chosenDiscipline(form, listed) : null
  const { problems, failure, isPending, save } = useSaveGoal(goal, readGoal(form, chosen), onClose)
  const box = (name: 'startsOn' | 'dueOn' | 'target') => ({
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
      title={goal ? texts.editTitle : texts.addTitle}
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
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Select
          label={texts.kind}
          value={form.kind}
          onValue={(kind) => isKind(kind) && change({ kind })}
          options={GOAL_KINDS.map((kind) => ({ value: kind, label: texts[kind] }))}
        />
        {hasDiscipline(form.kind) ? (
          <>
            <DisciplineFields personId={profile.id} form={form} onChange={change} problems={problems} />
            {chosen && <MarkField measure={chosen.measure} label={texts.target} {...box('target')} />}
          </>
        ) : (
          <Field label={texts.target} inputMode="numeric" required {...box('target')} />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={texts.startsOn} type="date" required {...box('startsOn')} />
          <Field label={texts.dueOn} type="date" min={form.startsOn} required {...box('dueOn')} />
        </div>
        <Field
          label={texts.goalTitle}
          aside={texts.optional}
          maxLength={GOAL_TITLE_MAX}
          value={form.title}
          onValue={(title) => change({ title })}
        />
      </form>
    </SpokenDialog>
  )
}

function useSaveGoal(goal: Goal | undefined, read: ReturnType<typeof readGoal>, onClose: () => void) {
  const texts = useTexts(goalTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const id = useRef(goal?.id ?? (uuid7() as GoalId))
  const [isAsked, setAsked] = useState(false)
  const save = useMutation({
    mutationFn: (input: Input) =>
      goal
        ? client.results.editGoal({ id: id.current, ...input })
        : client.results.addGoal({ id: id.current, ...input }),
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
