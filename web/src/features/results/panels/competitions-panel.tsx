import type { Statistics } from '@heraia/contract/figures'
import type { Profile } from '@heraia/contract/profiles'
import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import { useTexts } from '../../../lib/locale.tsx'
import { ResultList } from '../list/result-list.tsx'
import { competitionTexts, statsTexts } from '../stats-texts.ts'
import type { StatsViewing } from '../use-stats-view.ts'
import { MedalSummary } from './medal-summary.tsx'
import { PanelSection } from './panel-section.tsx'
import { ResultMenu } from './result-menu.tsx'

interface CompetitionsPanelProps {
  profile: Profile
  statistics: Statistics
  viewing: StatsViewing
}

/** Competencias: the medals, then every result, newest first. */
export function CompetitionsPanel({ profile, statistics, viewing }: CompetitionsPanelProps) {
  const texts = useTexts(competitionTexts)
  const stats = useTexts(statsTexts)
  const { season, category } = viewing.view
  return (
    <div className="grid gap-12">
      <PanelSection title={texts.medals}>
        <MedalSummary medals={statistics.medals} viewing={viewing} />
      </PanelSection>
      <PanelSection title={texts.list}>
        <ResultList
          id={profile.id}
          filters={{ season, category }}
          menu={(result) => <ResultMenu result={result} profile={profile} />}
          empty={
            <EmptyState
              title={stats.noneFiltered}
              art="none"
              action={
                <Button onClick={() => viewing.show({ season: undefined, category: undefined })}>
                  {stats.clearFilters}
                </Button>
              }
            />
          }
        />
      </PanelSection>
    </div>
  )
}
