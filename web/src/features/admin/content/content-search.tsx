import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { AtSign, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import type { ContentSearch } from './content-queries.ts'
import { contentTexts } from './content-texts.ts'

const SEARCH_MAX = 100

interface ContentSearchFormProps {
  searched: ContentSearch
  onSearch: (search: ContentSearch) => void
}

/** By words and by whose it is. Draw it anew (`key`) where the address says something else. */
export function ContentSearchForm({ searched, onSearch }: ContentSearchFormProps) {
  const texts = useTexts(contentTexts)
  const [q, setQ] = useState(searched.q ?? '')
  const [by, setBy] = useState(searched.by ?? '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSearch({ ...searched, q: q.trim(), by: by.trim() })
  }
  const box = { type: 'search', maxLength: SEARCH_MAX, autoComplete: 'off', enterKeyHint: 'search' } as const
  return (
    <search>
      <form onSubmit={send} className="mt-6 grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Field
          {...box}
          label={texts.words}
          name="q"
          value={q}
          onValue={setQ}
          start={<Search aria-hidden="true" className="size-5" />}
        />
        <Field
          {...box}
          label={texts.by}
          name="by"
          autoCapitalize="none"
          value={by}
          onValue={setBy}
          start={<AtSign aria-hidden="true" className="size-5" />}
        />
        <Button type="submit">{texts.search}</Button>
      </form>
    </search>
  )
}
