import type { AffiliationKind } from '@heraia/contract/affiliations'
import type { PersonChip } from '@heraia/contract/person'
import { ComboBox } from '@heraia/ui/combo-box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useDebounced } from '../../lib/use-debounced.ts'
import { affiliationTexts } from './affiliation-texts.ts'

interface AccountChoiceProps {
  kind: AffiliationKind
  onChoose: (person: PersonChip) => void
}

/** Only accounts of clubs, or of coaches. */
export function AccountChoice({ kind, onChoose }: AccountChoiceProps) {
  const texts = useTexts(affiliationTexts)
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const { data, isError } = useQuery(
    api.people.search.queryOptions({ input: { q, role: kind, limit: 10 }, enabled: q !== '' }),
  )
  const found = data?.items ?? []
  return (
    <ComboBox
      label={texts.find[kind]}
      filter="given"
      options={found.map(({ id, name, handle, location }) => ({
        ...{ id, label: name, detail: [`@${handle}`, location].filter(Boolean).join(' · ') },
      }))}
      text={text}
      onText={setText}
      onChoose={(id) => {
        const person = found.find((each) => each.id === id)
        if (person) onChoose(person)
      }}
      openLabel={texts.open}
      emptyLabel={isError ? texts.searchFailed : texts.none}
    />
  )
}
