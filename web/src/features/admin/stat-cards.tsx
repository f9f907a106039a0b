import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonLine } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, BadgeCheck, FileText, type LucideIcon, Medal, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { contentStatistics, userStatistics } from './admin-queries.ts'
import { adminTexts } from './admin-texts.ts'
import { percentChange } from './percent-change.ts'
import { usePercent } from './use-percent.ts'

/** The four figures. What could not be counted is no zero: it says so. */
export function StatCards() {
  const texts = useTexts(adminTexts)
  const format = useFormat()
  const percent = usePercent()
  const users = useQuery(userStatistics())
  const content = useQuery(contentStatistics())
  const failed = [users, content].filter(({ isError, data }) => isError && !data)
  if (failed.length > 0) {
    return (
      <FailedState
        title={texts.figuresFailed}
        retryLabel={texts.retry}
        onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        pending={failed.some(({ isFetching }) => isFetching)}
      />
    )
  }
  if (!users.data || !content.data) return <Loading />
  const { totalUsers, newUsers30d, newUsersPrevious30d, activeAthletes, verifiedUsers } = users.data
  const { totalPosts, posts30d, postsPrevious30d } = content.data
  return (
    <section aria-label={texts.figures}>
      <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        <Card icon={Users} label={texts.totalUsers} value={format.number(totalUsers)}>
          <Change change={percentChange(newUsers30d, newUsersPrevious30d)} />
        </Card>
        <Card icon={FileText} label={texts.totalPosts} value={format.number(totalPosts)}>
          <Change change={percentChange(posts30d, postsPrevious30d)} />
        </Card>
        <Card icon={Medal} label={texts.activeAthletes} value={format.number(activeAthletes)}>
          {texts.activeHint}
        </Card>
        <Card icon={BadgeCheck} label={texts.verifiedUsers} value={format.number(verifiedUsers)}>
          {texts.verifiedHint(percent(totalUsers === 0 ? 0 : verifiedUsers / totalUsers))}
        </Card>
      </dl>
    </section>
  )
}

interface CardProps {
  icon: LucideIcon
  label: string
  value: string
  children: ReactNode
}

function Card({ icon: Icon, label, value, children }: CardProps) {
  return (
    <div className="flex flex-col gap-1 bg-raised p-5">
      <dt className="flex items-center justify-between gap-2 text-sm font-semibold text-muted">
        {label}
        <Icon aria-hidden="true" className="size-5 shrink-0" />
      </dt>
      <dd className="title figures text-2xl leading-tight">{value}</dd>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  )
}

/** Plus and green from zero on, red below; arrow and word say the same without colour. */
function Change({ change }: { change: number | null }) {
  const texts = useTexts(adminTexts)
  const percent = usePercent()
  if (change === null) return texts.noComparison
  const isUp = change >= 0
  const Arrow = isUp ? ArrowUp : ArrowDown
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <span className={`inline-flex items-center gap-1 font-semibold ${isUp ? 'text-success-ink' : 'text-danger-ink'}`}>
        <Arrow role="img" aria-label={isUp ? texts.more : texts.less} className="size-4" />
        <span className="figures">
          {isUp ? '+' : '−'}
          {percent(Math.abs(change) / 100)}
        </span>
      </span>
      {texts.fromLastMonth}
    </span>
  )
}

function Loading() {
  const texts = useTexts(adminTexts)
  return (
    <Skeleton label={texts.loading}>
      <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className="bg-raised p-5">
            <SkeletonLine width="60%" />
            <SkeletonLine width="40%" className="h-8" />
            <SkeletonLine width="75%" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
