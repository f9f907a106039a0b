import type { Profile } from '@heraia/contract/profiles'
import { ComparisonSection } from '../comparison/comparison-section.tsx'
import { ComparisonSwitch } from '../comparison/comparison-switch.tsx'
import { RankingHistory } from '../rankings/ranking-history.tsx'
import { RankingSection } from '../rankings/ranking-section.tsx'
import type { StatsViewing } from '../use-stats-view.ts'

interface RankingsPanelProps {
  profile: Profile
  viewing: StatsViewing
  may: { edit: boolean; compare: boolean }
}

/** Rankings: where she stands in lists, since when, and beside others. */
export function RankingsPanel({ profile, viewing, may }: RankingsPanelProps) {
  return (
    <div className="grid gap-12">
      <RankingSection personId={profile.id} mayEdit={may.edit} category={viewing.view.category} />
      <RankingHistory personId={profile.id} />
      <ComparisonSection profile={profile} viewing={viewing} mayCompare={may.compare} />
      {may.edit && <ComparisonSwitch />}
    </div>
  )
}
