import type { Goal, GoalKind } from '@heraia/contract/goals'
import type { GoalId } from '@heraia/contract/ids'
import type { Profile } from '@heraia/contract/profiles'
import { GOAL_TITLE_MAX } from '@heraia/contract/result-rules'
import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { useState } from 'react'
import { client } from '../../../lib/api.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { chosenDiscipline } from '../form/discipline-choice.ts'
import { DisciplineFields } from '../form/discipline-fields.tsx'
import { MarkField } from '../form/mark-field.tsx'
import { RecordDialog } from '../form/record-dialog.tsx'
import { today } from '../form/today.ts'
import { useDisciplines } from '../form/use-disciplines.ts'
import { useProblemWords } from '../form/use-problem-words.ts'
import { useSaveRecord } from '../form/use-save-record.ts'
import { emptyGoal, formOfGoal, GOAL_KINDS, hasDiscipline, readGoal } from './goal-form.ts'
import { goalTexts } from './goal-texts.ts'

const isKind = (value: string): value is GoalKind => GOAL_KINDS.some((kind) => kind === value)

/** A goal: what, how much, from when and until when. */
export function GoalDialog({ profile, goal, onClose }: { profile: Profile; goal?: Goal; onClose: () => void }) {
  const texts = useTexts(goalTexts)
  const words = useProblemWords()
  const { language } = useLocale()
  const [form, setForm] = useState(() =>
    goal ? formOfGoal(goal, today(), language) : emptyGoal(profile.sport ?? '', today()),
  )
  const change = (part: Partial<typeof form>) => setForm((now) => ({ ...now, ...part }))
  const { listed } = useDisciplines(profile.id, form.sport)
  const chosen = hasDiscipline(form.kind) ? chosenDiscipline(form, listed) : null
  const saving = useSaveRecord({
    known: goal?.id,
    read: readGoal(form, chosen, language),
    add: (id: GoalId, input) => client.results.addGoal({ id, ...input }),
    edit: (id: GoalId, input) => client.results.editGoal({ id, ...input }),
    said: texts.saved,
    onClose,
  })
  const { problems } = saving
  const box = (name: 'startsOn' | 'dueOn' | 'target') => ({
    value: form[name],
    onValue: (value: string) => change({ [name]: value }),
    error: words(problems[name]),
  })
  return (
    <RecordDialog title={goal ? texts.editTitle : texts.addTitle} words={texts} saving={saving} onClose={onClose}>
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
    </RecordDialog>
  )
}
