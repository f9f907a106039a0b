import { ComboBox } from '@heraia/ui/combo-box'
import { IconButton } from '@heraia/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { sitePeopleTexts } from './site-people-texts.ts'
import type { SitePersonValues } from './site-person-draft.ts'

interface ProfileChoiceProps {
  profile: SitePersonValues['profile']
  onProfile: (profile: SitePersonValues['profile']) => void
  error?: string
}

/** Of whomever a search finds: who does not want to be found is not linked by mistake. */
export function ProfileChoice({ profile, onProfile, error }: ProfileChoiceProps) {
  const texts = useTexts(sitePeopleTexts)
  if (!profile) return <Search onProfile={onProfile} error={error} />
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">{texts.profile}</p>
      <div className="flex items-center justify-between gap-3 rounded-md border border-line ps-4">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span dir="auto">{profile.name}</span> <span className="text-muted">@{profile.handle}</span>
        </p>
        <IconButton
          label={texts.removeProfile(profile.name)}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={() => onProfile(null)}
        />
      </div>
      {error && <p className="text-sm font-medium text-danger-ink">{error}</p>}
    </div>
  )
}

function Search({ onProfile, error }: Omit<ProfileChoiceProps, 'profile'>) {
  const texts = useTexts(sitePeopleTexts)
  const [text, setText] = useState('')
  const q = useDebounced(text.trim(), 250)
  const { data, isError } = useQuery(api.people.search.queryOptions({ input: { q, limit: 10 }, enabled: q.length > 1 }))
  const found = data?.items ?? []
  return (
    <ComboBox
      label={texts.profile}
      hint={texts.profileHint}
      filter="given"
      options={found.map(({ id, name, handle }) => ({ id, label: name, detail: `@${handle}` }))}
      text={text}
      onText={setText}
      onChoose={(id) => {
        const person = found.find((each) => each.id === id)
        if (person) onProfile({ id: person.id, name: person.name, handle: person.handle })
      }}
      openLabel={texts.open}
      emptyLabel={isError ? texts.searchFailed : texts.noneFound}
      error={error}
    />
  )
}
