import { Field } from '@heraia/ui/field'
import { useId } from 'react'
import { useSportChoices } from './sport-names.ts'
import { useSportWords } from './use-sport-words.ts'

interface SportFieldProps {
  label: string
  /** As it is stored. */
  value: string
  onValue: (sport: string) => void
  error?: string
  aside?: string
}

/** Free to type, with the sports of the catalogue to choose from, by their names in her language. */
export function SportField({ value, onValue, ...props }: SportFieldProps) {
  const choices = useSportChoices()
  const sports = useId()
  const [words, change] = useSportWords(value, onValue)
  return (
    <>
      <Field {...props} value={words} onValue={change} list={sports} maxLength={60} />
      <datalist id={sports}>
        {choices.map((sport) => (
          <option key={sport.value}>{sport.label}</option>
        ))}
      </datalist>
    </>
  )
}
