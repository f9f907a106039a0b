import { SPORTS } from '@heraia/contract/sports'
import { Field } from '@heraia/ui/field'
import { useId } from 'react'
import { useSportName } from './sport-names.ts'

interface SportFieldProps {
  label: string
  value: string
  onValue: (sport: string) => void
  error?: string
}

/** Free to type, with the sports of the catalogue to choose from. */
export function SportField(props: SportFieldProps) {
  const sportName = useSportName()
  const sports = useId()
  return (
    <>
      <Field {...props} list={sports} maxLength={60} />
      <datalist id={sports}>
        {SPORTS.map((sport) => (
          <option key={sport} value={sport}>
            {sportName(sport)}
          </option>
        ))}
      </datalist>
    </>
  )
}
