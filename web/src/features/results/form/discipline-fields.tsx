import { MEASURES, type Measure } from '@heraia/contract/discipline'
import type { PersonId } from '@heraia/contract/ids'
import { OWN_NAME_MAX } from '@heraia/contract/result-rules'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { Select } from '@heraia/ui/select'
import { useTexts } from '../../../lib/locale.tsx'
import { SportChoice } from '../../../pieces/sport-choice.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { type DisciplineForm, withMeasure } from './discipline-choice.ts'
import { formTexts, measureTexts } from './form-texts.ts'
import { useDisciplines } from './use-disciplines.ts'
import { useProblemWords } from './use-problem-words.ts'

interface DisciplineFieldsProps {
  personId: PersonId
  form: DisciplineForm
  onChange: (change: Partial<DisciplineForm>) => void
  problems: { sport?: string; discipline?: string; own?: string }
}

const isMeasure = (value: string): value is Measure => MEASURES.some((measure) => measure === value)

/** Sport, then one of its disciplines; a discipline that no list has is hers to name. */
export function DisciplineFields({ personId, form, onChange, problems }: DisciplineFieldsProps) {
  const texts = useTexts(formTexts)
  const words = useProblemWords()
  const { name } = useMarks()
  const { listed, failed, retry } = useDisciplines(personId, form.sport)
  return (
    <>
      <SportChoice
        label={texts.sport}
        sport={form.sport}
        onSport={(sport) => onChange({ sport, discipline: '' })}
        openLabel={texts.sportOpen}
        emptyLabel={texts.sportEmpty}
        error={words(problems.sport)}
        required
      />
      {failed ? (
        <p className="flex flex-wrap items-center gap-3 text-sm text-danger-ink">
          {texts.disciplinesFailed}
          <Button size="small" onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      ) : (
        <Select
          label={texts.discipline}
          value={form.discipline}
          onValue={(discipline) => onChange({ discipline })}
          placeholder={texts.disciplineChoose}
          options={[
            ...listed.map((one) => ({ value: one.key, label: name(one.name) })),
            { value: 'own', label: texts.disciplineOwn },
          ]}
          error={words(problems.discipline)}
          required
        />
      )}
      {form.discipline === 'own' && <OwnFields form={form} onChange={onChange} problem={problems.own} />}
    </>
  )
}

type OwnFieldsProps = Pick<DisciplineFieldsProps, 'form' | 'onChange'> & { problem?: string }

function OwnFields({ form: { own }, onChange, problem }: OwnFieldsProps) {
  const texts = useTexts(formTexts)
  const measures = useTexts(measureTexts)
  const words = useProblemWords()
  return (
    <div className="grid gap-5 rounded-md bg-sunken p-4">
      <Field
        label={texts.ownName}
        value={own.name}
        onValue={(name) => onChange({ own: { ...own, name } })}
        maxLength={OWN_NAME_MAX}
        error={words(problem)}
        required
      />
      <Select
        label={texts.measure}
        value={own.measure}
        onValue={(measure) => isMeasure(measure) && onChange({ own: withMeasure(own, measure) })}
        options={MEASURES.map((measure) => ({ value: measure, label: measures[measure] }))}
      />
      <Select
        label={texts.better}
        value={own.better}
        onValue={(better) => onChange({ own: { ...own, better: better === 'lower' ? 'lower' : 'higher' } })}
        options={(['lower', 'higher'] as const).map((better) => ({ value: better, label: texts[better] }))}
      />
    </div>
  )
}
