import { MEASURES } from '@heraia/contract/discipline'
import type { PersonId } from '@heraia/contract/ids'
import { DATE_STYLES, IMPORT_FIELDS, type ImportField } from '@heraia/contract/result-rules'
import { RadioGroup } from '@heraia/ui/radio-group'
import { Select } from '@heraia/ui/select'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { SportChoice } from '../../../pieces/sport-choice.tsx'
import { formTexts, measureTexts } from '../form/form-texts.ts'
import { useDisciplines } from '../form/use-disciplines.ts'
import { useMarks } from '../marks/use-marks.ts'
import { missingFields, setColumn } from './columns.ts'
import { guessStyles, type ImportSettings, isMeasure } from './import-settings.ts'
import { fieldNames, importTexts } from './import-texts.ts'
import { PreviewTable } from './preview-table.tsx'
import type { CsvFile } from './read-csv.ts'

interface SettingsStepProps {
  personId: PersonId
  file: CsvFile
  settings: ImportSettings
  onChange: (settings: ImportSettings) => void
}

/** Which column is what, how dates and decimals are written, and which disciplines are meant. */
export function SettingsStep({ personId, file, settings, onChange }: SettingsStepProps) {
  const texts = useTexts(importTexts)
  const fields = useTexts(fieldNames)
  const { list } = useFormat()
  const { columns } = settings
  const missing = missingFields(columns, settings.discipline !== '')
  const choose = (field: ImportField, at: number | undefined) => {
    const next = setColumn(columns, field, at)
    const isStyled = field === 'date' || field === 'value'
    onChange({ ...settings, columns: next, ...(isStyled ? guessStyles(file, next) : {}) })
  }
  return (
    <section className="grid gap-6" aria-labelledby="import-settings">
      <h2 id="import-settings" className="title text-xl">
        {texts.step2}
      </h2>
      <PreviewTable file={file} />
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-semibold">{texts.columns}</legend>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {IMPORT_FIELDS.map((field) => (
            <Select
              key={field}
              label={fields[field]}
              aside={isRequired(field) && texts.required}
              value={columns[field]?.toString() ?? ''}
              onValue={(at) => choose(field, at === '' ? undefined : Number(at))}
              placeholder={texts.noColumn}
              options={file.header.map((name, at) => ({ value: String(at), label: name || String(at + 1) }))}
            />
          ))}
        </div>
        <p aria-live="polite" className="text-sm font-semibold text-danger-ink empty:sr-only">
          {missing.length > 0 && texts.missing(list(missing.map((field) => fields[field])))}
        </p>
      </fieldset>
      <StyleChoices settings={settings} onChange={onChange} />
      <DisciplineChoices personId={personId} settings={settings} onChange={onChange} />
    </section>
  )
}

const isRequired = (field: ImportField) => ['event', 'discipline', 'value', 'date'].includes(field)

type ChoicesProps = Pick<SettingsStepProps, 'settings' | 'onChange'>

function StyleChoices({ settings, onChange }: ChoicesProps) {
  const texts = useTexts(importTexts)
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <RadioGroup
        label={texts.dateStyle}
        value={settings.dateStyle ?? ''}
        onValue={(value) => {
          const dateStyle = DATE_STYLES.find((style) => style === value)
          if (dateStyle) onChange({ ...settings, dateStyle })
        }}
        options={DATE_STYLES.map((style) => ({ value: style, label: texts[style], hint: EXAMPLES[style] }))}
        error={settings.dateStyle === null ? texts.dateAsk : undefined}
      />
      <RadioGroup
        label={texts.decimals}
        value={settings.decimals}
        onValue={(value) => onChange({ ...settings, decimals: value === 'comma' ? 'comma' : 'point' })}
        options={[
          { value: 'point', label: texts.point },
          { value: 'comma', label: texts.decimalComma },
        ]}
      />
    </div>
  )
}

const EXAMPLES = { 'day-first': '31/05/2026', 'month-first': '05/31/2026', 'year-first': '2026-05-31' }

function DisciplineChoices({ personId, settings, onChange }: ChoicesProps & { personId: PersonId }) {
  const texts = useTexts(importTexts)
  const form = useTexts(formTexts)
  const measures = useTexts(measureTexts)
  const { name } = useMarks()
  const { listed } = useDisciplines(personId, settings.sport)
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SportChoice
        label={form.sport}
        sport={settings.sport}
        onSport={(sport) => onChange({ ...settings, sport, discipline: '' })}
        openLabel={form.sportOpen}
        emptyLabel={form.sportEmpty}
      />
      <Select
        label={texts.discipline}
        hint={texts.disciplineHint}
        value={settings.discipline}
        onValue={(discipline) => onChange({ ...settings, discipline })}
        placeholder={texts.noDiscipline}
        options={listed.map((one) => ({ value: one.key, label: name(one.name) }))}
      />
      <Select
        label={texts.unknown}
        hint={texts.unknownHint}
        value={settings.unknown}
        onValue={(unknown) => onChange({ ...settings, unknown: isMeasure(unknown) ? unknown : '' })}
        placeholder={texts.refuse}
        options={MEASURES.map((measure) => ({ value: measure, label: texts.takeAs(measures[measure]) }))}
      />
    </div>
  )
}
