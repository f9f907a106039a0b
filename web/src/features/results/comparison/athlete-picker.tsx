import type { PersonId } from '@heraia/contract/ids'
import { ComboBox } from '@heraia/ui/combo-box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useSportName } from '../../../pieces/sport-names.ts'
import { comparisonTexts } from './comparison-texts.ts'

interface AthletePickerProps {
  /** Who is there already. */
  taken: readonly string[]
  onTake: (id: string) => void
}

/** People search for athletes, in a box that forgets what was typed once somebody is taken. */
export function AthletePicker({ taken, onTake }: AthletePickerProps) {
  const texts = useTexts(comparisonTexts)
  const sportName = useSportName()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const people = useQuery({
    ...api.people.search.queryOptions({ input: { role: 'athlete', q: q || undefined, limit: 10 } }),
    placeholderData: (before) => before,
  })
  const isEarlier = people.isPlaceholderData || q !== text.trim()
  const options = (people.data?.items ?? [])
    .filter(({ id, name }) => !taken.includes(id) && (!isEarlier || holds(name, text.trim())))
    .map((person) => ({
      id: person.id as PersonId,
      label: person.name,
      detail: [sportName(person.sport), person.location].filter(Boolean).join(' · '),
    }))
  const empty = people.isError ? texts.searchFailed : people.isFetching || isEarlier ? texts.searching : texts.nobody
  return (
    <ComboBox
      label={texts.find}
      options={options}
      filter="given"
      words="free"
      text={text}
      onText={setText}
      onChoose={(id) => {
        if (id === null) return
        setText('')
        onTake(id)
      }}
      openLabel={texts.findOpen}
      emptyLabel={empty}
      className="max-w-sm"
    />
  )
}

/** Of what was found for fewer letters, what fits these too may be taken already. */
const holds = (name: string, words: string): boolean => name.toLocaleLowerCase().includes(words.toLocaleLowerCase())
