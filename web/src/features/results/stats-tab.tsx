import type { Profile } from '@heraia/contract/profiles'
import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorText, errorTexts, failureOf } from '../../lib/errors.ts'
import { ScreenLanguage, useLocale, useTexts } from '../../lib/locale.tsx'
import { FigureDialog } from './figures/figure-dialog.tsx'
import { GoalSection } from './goals/goal-section.tsx'
import { CompetitionsPanel } from './panels/competitions-panel.tsx'
import { PerformancePanel } from './panels/performance-panel.tsx'
import { RankingsPanel } from './panels/rankings-panel.tsx'
import { SummaryPanel } from './panels/summary-panel.tsx'
import { choicesOf, statisticsOf } from './results-queries.ts'
import { StatsHeader } from './stats-header.tsx'
import { StatsSkeleton } from './stats-skeleton.tsx'
import { statsTexts } from './stats-texts.ts'
import { type StatsViewing, useStatsView } from './use-stats-view.ts'

/** The Stats tab of an athlete. It speaks Spanish until the visitor chooses, as the specification writes it. */
export function StatsTab({ profile }: { profile: Profile }) {
  return (
    <ScreenLanguage language="es">
      <Spoken>
        <Stats profile={profile} />
      </Spoken>
    </ScreenLanguage>
  )
}

const Spoken = ({ children }: { children: ReactNode }) => <section lang={useLocale().language}>{children}</section>

function Stats({ profile }: { profile: Profile }) {
  const texts = useTexts(statsTexts)
  const errors = useTexts(errorTexts)
  const viewing = useStatsView(profile.handle)
  const choices = useQuery(choicesOf(profile.id))
  if (choices.data) {
    const { seasons, may } = choices.data
    return (
      <div className="grid gap-8">
        <StatsHeader
          profile={profile}
          viewing={viewing}
          seasons={seasons.map(({ season }) => season)}
          mayEdit={may.edit}
        />
        <Panel profile={profile} viewing={viewing} choices={choices.data} />
        <FigureDialog personId={profile.id} viewing={viewing} />
      </div>
    )
  }
  if (choices.isPending) return <StatsSkeleton label={texts.loading} />
  if (failureOf(choices.error).code === 'FORBIDDEN')
    return (
      <section className="mt-6 grid justify-items-center gap-3 rounded-lg bg-sunken px-6 py-12 text-center">
        <Lock aria-hidden="true" className="size-8 text-muted" />
        <h2 className="title text-xl">{texts.hidden}</h2>
        <p className="text-muted">{texts.hiddenHint}</p>
      </section>
    )
  return (
    <FailedState
      title={texts.failed}
      retryLabel={texts.retry}
      onRetry={() => void choices.refetch()}
      pending={choices.isFetching}
    >
      {errorText(errors, choices.error)}
    </FailedState>
  )
}

interface PanelProps {
  profile: Profile
  viewing: StatsViewing
  choices: { results: number; may: { edit: boolean; compare: boolean } }
}

function Panel({ profile, viewing, choices }: PanelProps) {
  const texts = useTexts(statsTexts)
  const errors = useTexts(errorTexts)
  const { view } = viewing
  const isEmpty = choices.results === 0
  const statistics = useQuery({ ...statisticsOf(profile.id, view), placeholderData: (before) => before })
  const goals = <GoalSection profile={profile} viewing={viewing} mayEdit={choices.may.edit} />
  if (view.panel === 'rankings') return <RankingsPanel profile={profile} viewing={viewing} may={choices.may} />
  if (isEmpty)
    return (
      <>
        <EmptyState title={texts.none} seed={profile.id} art="track">
          {choices.may.edit ? texts.noneOwn : texts.noneOther}
        </EmptyState>
        {view.panel === 'summary' && goals}
      </>
    )
  if (statistics.isError && !statistics.data)
    return (
      <FailedState
        title={texts.failed}
        retryLabel={texts.retry}
        onRetry={() => void statistics.refetch()}
        pending={statistics.isFetching}
      >
        {errorText(errors, statistics.error)}
      </FailedState>
    )
  if (!statistics.data) return <StatsSkeleton label={texts.loading} />
  if (hasNothing(statistics.data))
    return (
      <EmptyState
        title={texts.noneFiltered}
        art="none"
        action={
          <Button onClick={() => viewing.show({ season: undefined, category: undefined })}>{texts.clearFilters}</Button>
        }
      />
    )
  switch (view.panel) {
    case 'summary':
      return <SummaryPanel statistics={statistics.data} viewing={viewing} goals={goals} />
    case 'performance':
      return <PerformancePanel statistics={statistics.data} viewing={viewing} />
    case 'competitions':
      return <CompetitionsPanel profile={profile} statistics={statistics.data} viewing={viewing} />
  }
}

/** The filters leave no result at all. */
const hasNothing = ({ personalBests, career }: { personalBests: unknown[]; career: { results: number }[] }) =>
  personalBests.length === 0 && career.every(({ results }) => results === 0)
