import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { AtSign, Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { SEARCH_MAX } from '../../../pieces/searchable.ts'
import type { ContentSearch } from './content-queries.ts'
import { contentTexts } from './content-texts.ts'

interface ContentSearchFormProps {
  typed: ContentSearch
  onType: (search: ContentSearch) => void
  onSearch: () => void
}

/** By words and by whose it is. */
export function ContentSearchForm({ typed, onType, onSearch }: ContentSearchFormProps) {
  const texts = useTexts(contentTexts)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSearch()
  }
  const box = { type: 'search', maxLength: SEARCH_MAX, autoComplete: 'off', enterKeyHint: 'search' } as const
  return (
    <search>
      <form onSubmit={send} className="mt-6 grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Field
          {...box}
          label={texts.words}
          name="q"
          value={typed.q ?? ''}
          onValue={(q) => onType({ ...typed, q })}
          start={<Search aria-hidden="true" className="size-5" />}
        />
        <Field
          {...box}
          label={texts.by}
          name="by"
          autoCapitalize="none"
          value={typed.by ?? ''}
          onValue={(by) => onType({ ...typed, by })}
          start={<AtSign aria-hidden="true" className="size-5" />}
        />
        <Button type="submit">{texts.search}</Button>
      </form>
    </search>
  )
}
