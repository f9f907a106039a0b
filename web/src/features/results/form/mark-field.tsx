import type { Measure } from '@heraia/contract/discipline'
import { Field } from '@heraia/ui/field'
import { useTexts } from '../../../lib/locale.tsx'
import { measureTexts } from './form-texts.ts'

interface MarkFieldProps {
  /** undefined while no discipline is chosen. */
  measure: Measure | undefined
  label?: string
  value: string
  onValue: (value: string) => void
  error?: string
}

const SIGNS: Partial<Record<Measure, string>> = { distance: 'm', height: 'm', weight: 'kg' }

/** A time, a distance, a weight or a score, with its unit and how it is written. */
export function MarkField({ measure = 'time', label, ...field }: MarkFieldProps) {
  const texts = useTexts(measureTexts)
  const sign = SIGNS[measure]
  return (
    <Field
      label={label ?? texts[measure]}
      hint={texts[`${measure}Hint`]}
      // Times need colons, which numeric keyboards lack.
      inputMode={measure === 'time' ? 'text' : 'decimal'}
      autoComplete="off"
      end={sign && <span className="pe-3 text-muted">{sign}</span>}
      required
      {...field}
    />
  )
}
