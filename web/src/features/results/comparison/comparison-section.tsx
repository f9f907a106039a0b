import type { PersonId } from '@heraia/contract/ids'
import type { Profile } from '@heraia/contract/profiles'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { FilterChip } from '@heraia/ui/chip'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonBox } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { PanelSection } from '../panels/panel-section.tsx'
import type { StatsViewing } from '../use-stats-view.ts'
import { AthletePicker } from './athlete-picker.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { comparisonTexts } from './comparison-texts.ts'

const OTHERS_MAX = 4

interface ComparisonSectionProps {
  profile: Profile
  viewing: StatsViewing
  /** Whether she lets herself be compared. */
  mayCompare: boolean
}

/** She and up to four others. Whom she is compared with stands in the address. */
export function ComparisonSection({ profile, viewing, mayCompare }: ComparisonSectionProps) {
  const texts = useTexts(comparisonTexts)
  const { compare } = viewing.view
  const others = compare.filter((id) => id !== profile.id)
  return (
    <PanelSection title={texts.title}>
      {mayCompare ? (
        <>
          <p className="text-muted">{texts.lead(profile.name)}</p>
          {others.length < OTHERS_MAX ? (
            <AthletePicker
              taken={[profile.id, ...others]}
              onTake={(id) => viewing.show({ compare: [...others, id] }, { replace: true })}
            />
          ) : (
            <p className="text-sm font-semibold">{texts.full}</p>
          )}
          {others.length === 0 ? (
            <p className="text-muted">{texts.none}</p>
          ) : (
            <Comparison profile={profile} others={others} viewing={viewing} />
          )}
        </>
      ) : (
        <p className="text-muted">{texts.closed}</p>
      )}
    </PanelSection>
  )
}

function Comparison({ profile, others, viewing }: { profile: Profile; others: string[]; viewing: StatsViewing }) {
  const texts = useTexts(comparisonTexts)
  const errors = useTexts(errorTexts)
  const { season, category } = viewing.view
  const ids = [profile.id, ...(others as PersonId[])]
  const comparison = useQuery({
    ...api.results.compare.queryOptions({ input: { ids, season, category } }),
    placeholderData: (before) => before,
  })
  if (comparison.isError && !comparison.data)
    return (
      <FailedState
        title={texts.failed}
        retryLabel={texts.retry}
        onRetry={() => void comparison.refetch()}
        pending={comparison.isFetching}
      >
        {errorText(errors, comparison.error)}
      </FailedState>
    )
  if (!comparison.data)
    return (
      <Skeleton label={texts.loading}>
        <SkeletonBox className="h-72" />
      </Skeleton>
    )
  const { items, leftOut } = comparison.data
  const shown = items.filter(({ person }) => ids.includes(person.id))
  const takeOut = (id: string) => viewing.show({ compare: others.filter((other) => other !== id) }, { replace: true })
  // Who is not shown has no chip, and would keep a place of the four.
  const takeLeftOut = () =>
    viewing.show({ compare: others.filter((other) => !leftOut.some((id) => id === other)) }, { replace: true })
  return (
    <div className="grid gap-4">
      <ul aria-label={texts.chosen} className="flex flex-wrap gap-2">
        {shown
          .filter(({ person }) => person.id !== profile.id)
          .map(({ person }) => (
            <li key={person.id}>
              <FilterChip removeLabel={texts.remove(person.name)} onRemove={() => takeOut(person.id)}>
                {person.name}
              </FilterChip>
            </li>
          ))}
      </ul>
      <div aria-live="polite">
        {leftOut.length > 0 && (
          <Banner tone="notice" action={<Button onClick={takeLeftOut}>{texts.takeLeftOut}</Button>}>
            {texts.leftOut}
          </Banner>
        )}
      </div>
      <ComparisonTable items={shown} viewing={viewing} />
    </div>
  )
}
