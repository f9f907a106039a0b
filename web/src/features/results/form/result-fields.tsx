import type { PersonId } from '@heraia/contract/ids'
import {
  COMPETITION_CATEGORIES,
  COMPETITION_LEVELS,
  EVENT_MAX,
  FIRST_DAY,
  LOCATION_MAX,
} from '@heraia/contract/result-rules'
import { Checkbox } from '@heraia/ui/checkbox'
import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { useTexts } from '../../../lib/locale.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { levelTexts, statsTexts } from '../stats-texts.ts'
import type { ChosenDiscipline } from './discipline-choice.ts'
import { DisciplineFields } from './discipline-fields.tsx'
import { formTexts } from './form-texts.ts'
import { MarkField } from './mark-field.tsx'
import type { ResultForm } from './result-form.ts'
import { today } from './today.ts'
import { useProblemWords } from './use-problem-words.ts'

interface ResultFieldsProps {
  personId: PersonId
  form: ResultForm
  onChange: (change: Partial<ResultForm>) => void
  chosen: ChosenDiscipline | null
  problems: Partial<Record<string, string>>
}

/** The boxes of a result: the discipline decides what the mark is, and whether wind and place are asked. */
export function ResultFields({ personId, form, onChange, chosen, problems }: ResultFieldsProps) {
  const texts = useTexts(formTexts)
  const stats = useTexts(statsTexts)
  const levels = useTexts(levelTexts)
  const words = useProblemWords()
  const { name } = useMarks()
  const box = (name: 'event' | 'date' | 'location' | 'position' | 'wind') => ({
    value: form[name],
    onValue: (value: string) => onChange({ [name]: value }),
    error: words(problems[name]),
  })
  return (
    <>
      <DisciplineFields personId={personId} form={form} onChange={onChange} problems={problems} />
      {chosen && (
        <MarkField
          measure={chosen.measure}
          // Goals and saves are counted like points, and are none.
          label={chosen.measure === 'points' && chosen.name ? name(chosen.name) : undefined}
          value={form.value}
          onValue={(value) => onChange({ value })}
          error={words(problems.value)}
        />
      )}
      <Field label={texts.event} hint={texts.eventHint} maxLength={EVENT_MAX} required {...box('event')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={texts.date} type="date" min={FIRST_DAY} max={today()} required {...box('date')} />
        {chosen?.measure !== 'position' && (
          <Field label={texts.position} aside={texts.optional} inputMode="numeric" {...box('position')} />
        )}
        <Field
          label={texts.location}
          aside={texts.optional}
          maxLength={LOCATION_MAX}
          autoComplete="off"
          {...box('location')}
        />
        {chosen?.wind && (
          <Field label={texts.wind} aside={texts.optional} hint={texts.windHint} inputMode="text" {...box('wind')} />
        )}
        <Select
          label={texts.category}
          aside={texts.optional}
          value={form.category}
          onValue={(category) => onChange({ category })}
          placeholder={texts.none}
          options={COMPETITION_CATEGORIES.map((value) => ({ value, label: stats[value] }))}
        />
        <Select
          label={texts.level}
          aside={texts.optional}
          value={form.level}
          onValue={(level) => onChange({ level })}
          placeholder={texts.none}
          options={COMPETITION_LEVELS.map((value) => ({ value, label: levels[value] }))}
        />
      </div>
      <Checkbox
        label={texts.legal}
        hint={texts.legalHint}
        checked={form.legal}
        onValue={(legal) => onChange({ legal })}
      />
    </>
  )
}
