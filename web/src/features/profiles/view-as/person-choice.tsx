import type { PersonId } from '@heraia/contract/ids'
import type { PersonChip } from '@heraia/contract/person'
import { ComboBox } from '@heraia/ui/combo-box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { viewAsTexts } from './view-as-texts.ts'

interface PersonChoiceProps {
  owner: PersonId
  onChoose: (id: PersonId) => void
}

/** Her followers, whom she blocked, and whomever a search finds. */
export function PersonChoice({ owner, onChoose }: PersonChoiceProps) {
  const texts = useTexts(viewAsTexts)
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 250)
  const found = useQuery(api.people.search.queryOptions({ input: { q, limit: 10 }, enabled: q.length > 1 }))
  const followers = useQuery(api.profiles.followers.queryOptions({ input: { id: owner, limit: 50 } }))
  const blocked = useQuery(api.profiles.blocked.queryOptions({ input: { limit: 50 } }))
  const known: PersonChip[] = [followers, blocked, found].flatMap((list) => list.data?.items ?? [])
  const people = new Map(known.filter(({ id }) => id !== owner).map((person) => [person.id, person]))
  return (
    <ComboBox
      label={texts.who}
      options={[...people.values()].map(({ id, name, handle }) => ({ id, label: name, detail: `@${handle}` }))}
      text={text}
      onText={setText}
      onChoose={(id) => id !== null && onChoose(id as PersonId)}
      openLabel={texts.open}
      emptyLabel={found.isError ? texts.searchFailed : texts.none}
      hint={texts.namedHint}
    />
  )
}
