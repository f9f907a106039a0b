import type { UserStatistics } from '@heraia/contract/admin'
import type { Role } from '@heraia/contract/roles'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonLine } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { userStatistics } from './admin-queries.ts'
import { adminTexts } from './admin-texts.ts'
import { usePercent } from './use-percent.ts'

const byRole: [Role, (statistics: UserStatistics) => number][] = [
  ['athlete', ({ athletes }) => athletes],
  ['coach', ({ coaches }) => coaches],
  ['club', ({ clubs }) => clubs],
  ['federation', ({ federations }) => federations],
  ['journalist', ({ journalists }) => journalists],
  ['fan', ({ fans }) => fans],
  ['admin', ({ admins }) => admins],
]

/** How many of each role, as a share of all. */
export function UserBreakdown() {
  const texts = useTexts(adminTexts)
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="mb-4 text-xl">
        {texts.breakdown}
      </h2>
      <Bars />
    </section>
  )
}

function Bars() {
  const texts = useTexts(adminTexts)
  const format = useFormat()
  const percent = usePercent()
  const { data, isError, isFetching, refetch } = useQuery(userStatistics())
  if (isError && !data) {
    return (
      <FailedState
        title={texts.figuresFailed}
        retryLabel={texts.retry}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <Skeleton label={texts.loading}>
        {byRole.map(([role]) => (
          <SkeletonLine key={role} className="my-3 h-6" />
        ))}
      </Skeleton>
    )
  }
  return (
    <dl className="grid gap-3">
      {byRole.map(([role, countOf]) => {
        const share = data.totalUsers === 0 ? 0 : countOf(data) / data.totalUsers
        return (
          <div key={role} className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <dt className="font-semibold">{texts.roles[role]}</dt>
            <dd className="figures text-muted">{texts.share(format.number(countOf(data)), percent(share))}</dd>
            <dd aria-hidden="true" className="h-2.5 w-full overflow-hidden rounded-full bg-sunken">
              <div className="h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
