import { ComboBox, type ComboBoxProps } from '@heraia/ui/combo-box'
import { useSportChoices } from './sport-names.ts'
import { useSportWords } from './use-sport-words.ts'

interface SportChoiceProps extends Pick<ComboBoxProps, 'openLabel' | 'emptyLabel' | 'error' | 'name' | 'disabled'> {
  label: string
  /** As it is stored. */
  sport: string
  onSport: (sport: string) => void
  required?: boolean
}

/** One of the catalogue, by its name in her language, or a sport of her own words. */
export function SportChoice({ sport, onSport, ...props }: SportChoiceProps) {
  const [words, change] = useSportWords(sport, onSport)
  const choices = useSportChoices()
  return (
    <ComboBox
      {...props}
      options={choices.map(({ value, label }) => ({ id: value, label }))}
      text={words}
      onText={change}
      words="free"
    />
  )
}
