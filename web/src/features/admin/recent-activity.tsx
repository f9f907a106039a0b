import type { Activity, ActivityType } from '@heraia/contract/admin'
import { Badge, type BadgeTone } from '@heraia/ui/badge'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { Link } from '@heraia/ui/link'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { Time } from '@heraia/ui/time'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import * as addresses from '../../addresses.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { activityWords, doerOf } from './activity-words.ts'
import { ACTIVITY_TYPES, recentActivity } from './admin-queries.ts'
import { adminTexts } from './admin-texts.ts'

export function RecentActivity() {
  const texts = useTexts(adminTexts)
  const title = useId()
  const asked = useSearchParams()[0].get('activity')
  const type = ACTIVITY_TYPES.find((each) => each === asked)
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-xl">
        {texts.activity}
      </h2>
      <LinkTabs
        label={texts.activityKinds}
        tabs={([undefined, ...ACTIVITY_TYPES] as const).map((each) => ({
          href: addresses.admin(each),
          label: texts.types[each ?? 'all'],
          current: each === type,
        }))}
      />
      <Rows type={type} />
    </section>
  )
}

function Rows({ type }: { type: ActivityType | undefined }) {
  const texts = useTexts(adminTexts)
  const { data, isError, isFetching, refetch } = useQuery(recentActivity(type))
  if (isError && !data) {
    return (
      <FailedState
        title={texts.activityFailed}
        retryLabel={texts.retry}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <Skeleton label={texts.loading}>
        {[1, 2, 3, 4, 5].map((row) => (
          <SkeletonRow key={row} start="words" />
        ))}
      </Skeleton>
    )
  }
  if (data.items.length === 0) return <EmptyState title={texts.noActivity} art="none" />
  return (
    <ul className="divide-y divide-line">
      {data.items.map((activity) => (
        <Row key={activity.id} activity={activity} />
      ))}
    </ul>
  )
}

const tones: Record<ActivityType, BadgeTone> = { user: 'success', post: 'accent', other: 'neutral' }

function Row({ activity }: { activity: Activity }) {
  const texts = useTexts(adminTexts)
  const { language, locale } = useLocale()
  const { userName, userHandle, postId, teamId, subject, activityType, createdAt } = activity
  const said = activityWords(activity, language)
  const target = postId
    ? addresses.post(postId)
    : teamId
      ? addresses.team(teamId)
      : subject?.handle && addresses.profile(subject.handle)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <p className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
        {userHandle ? (
          <Link href={addresses.profile(userHandle)} dir="auto" className="touch-beyond font-semibold hover:underline">
            {userName}
          </Link>
        ) : (
          <span className="font-semibold">{userName ?? texts.doers[doerOf(activity)]}</span>
        )}{' '}
        {target ? (
          <Link href={target} className="touch-beyond link">
            {said}
          </Link>
        ) : (
          said
        )}
      </p>
      <Badge tone={tones[activityType]}>{texts.types[activityType]}</Badge>
      <span className="text-sm text-muted">
        <Time at={createdAt} locale={locale} look="moment" />
      </span>
    </li>
  )
}
