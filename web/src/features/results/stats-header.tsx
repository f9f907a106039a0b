import type { Profile } from '@heraia/contract/profiles'
import { COMPETITION_CATEGORIES } from '@heraia/contract/result-rules'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { Select } from '@heraia/ui/select'
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import * as resultAddresses from '../../addresses/results.ts'
import { lateDialog } from '../../lib/late-dialog.tsx'
import { useTexts } from '../../lib/locale.tsx'
import { statsTexts } from './stats-texts.ts'
import { PANELS } from './stats-view.ts'
import type { StatsViewing } from './use-stats-view.ts'

const AddResult = lateDialog(async () => (await import('./form/result-dialog.tsx')).AddResult)

interface StatsHeaderProps {
  profile: Profile
  viewing: StatsViewing
  seasons: readonly number[]
  mayEdit: boolean
}

/** The title, what the owner can do, the season and the level, and the four panels. */
export function StatsHeader({ profile, viewing, seasons, mayEdit }: StatsHeaderProps) {
  const texts = useTexts(statsTexts)
  const { view, hrefOf, show } = viewing
  const tabs = PANELS.map((panel) => ({
    href: hrefOf({ panel, figure: undefined }),
    label: texts[panel],
    current: view.panel === panel,
  }))
  // A season of a shared link stays choosable even where she has no result in it.
  const offered = view.season === undefined || seasons.includes(view.season) ? seasons : [view.season, ...seasons]
  return (
    <header className="grid gap-5 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="title text-xl">{texts.title}</h2>
        {mayEdit && <OwnerActions profile={profile} />}
      </div>
      <div className="grid gap-4 sm:max-w-xl sm:grid-cols-2">
        <Select
          label={texts.season}
          value={view.season?.toString() ?? ''}
          onValue={(season) => show({ season: season ? Number(season) : undefined }, { replace: true })}
          options={[
            { value: '', label: texts.allSeasons },
            ...offered.map((season) => ({ value: String(season), label: String(season) })),
          ]}
        />
        <Select
          label={texts.category}
          value={view.category ?? ''}
          onValue={(value) =>
            show({ category: COMPETITION_CATEGORIES.find((category) => category === value) }, { replace: true })
          }
          options={[
            { value: '', label: texts.allCategories },
            ...COMPETITION_CATEGORIES.map((category) => ({ value: category, label: texts[category] })),
          ]}
        />
      </div>
      <LinkTabs label={texts.panels} tabs={tabs} />
    </header>
  )
}

function OwnerActions({ profile }: { profile: Profile }) {
  const texts = useTexts(statsTexts)
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="acts">
      <ButtonLink href={resultAddresses.importResults()} icon={<FileUp aria-hidden="true" className="size-5" />}>
        {texts.importFile}
      </ButtonLink>
      <Button tone="primary" icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setAdding(true)}>
        {texts.update}
      </Button>
      {isAdding && <AddResult profile={profile} onClose={() => setAdding(false)} />}
    </div>
  )
}
