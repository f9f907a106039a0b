import { SPORTS } from '@heraia/contract/sports'
import { ComboBox, type ComboBoxProps } from '@heraia/ui/combo-box'
import { useLocale } from '../lib/locale.tsx'
import { sportIn } from './sport-names.ts'
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
  const { language } = useLocale()
  const [words, change] = useSportWords(sport, onSport)
  const sports = SPORTS.map((one) => ({ id: one, label: sportIn(language, one) }))
  return (
    <ComboBox
      {...props}
      options={sports.sort((one, other) => one.label.localeCompare(other.label, language))}
      text={words}
      onText={change}
      words="free"
    />
  )
}
