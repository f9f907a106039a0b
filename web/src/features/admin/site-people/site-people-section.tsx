import type { ManagedSitePerson } from '@heraia/contract/site-people'
import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { OnceLoaded } from '../../../pieces/once-loaded.tsx'
import { managedSitePeople } from '../admin-queries.ts'
import { sitePeopleTexts } from './site-people-texts.ts'
import { SitePersonForm } from './site-person-form.tsx'
import { SitePersonRow } from './site-person-row.tsx'

/** Who of the team stands on the About page. */
export function SitePeopleSection() {
  const texts = useTexts(sitePeopleTexts)
  const title = useId()
  const query = useQuery(managedSitePeople())
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby={title} className="grid gap-5 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 id={title} className="text-xl">
          {texts.title}
        </h2>
        <p className="max-w-prose text-muted">{texts.help}</p>
      </div>
      <OnceLoaded query={query} words={texts}>
        {({ items }) => <People items={items} />}
      </OnceLoaded>
      <div>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      </div>
      {isAdding && <SitePersonForm onClose={() => setAdding(false)} />}
    </section>
  )
}

function People({ items }: { items: ManagedSitePerson[] }) {
  const texts = useTexts(sitePeopleTexts)
  if (items.length === 0) {
    return (
      <EmptyState title={texts.none} art="none">
        {texts.noneHelp}
      </EmptyState>
    )
  }
  return (
    <ol aria-label={texts.title} className="divide-y divide-line border-y border-line">
      {items.map((person, at) => (
        <SitePersonRow key={person.id} person={person} isFirst={at === 0} isLast={at === items.length - 1} />
      ))}
    </ol>
  )
}
