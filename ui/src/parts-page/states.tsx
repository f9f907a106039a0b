import { useState } from 'react'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { ButtonLink } from '../button-link.tsx'
import { Divider } from '../divider.tsx'
import { EmptyState } from '../empty-state.tsx'
import { FailedState } from '../failed-state.tsx'
import { LoadMore, type LoadMoreProps } from '../load-more.tsx'
import { Skeleton, SkeletonCard, SkeletonRow } from '../skeleton.tsx'
import { EndlessList } from './endless-list.tsx'
import { Group } from './group.tsx'

const ways: readonly LoadMoreProps['state'][] = ['loading', 'failed', 'end']

export function States() {
  const [shown, setShown] = useState(true)
  return (
    <Group title="States">
      <div className="grid gap-3">
        <Banner title="Confirm your email" tone="notice" action={<Button size="small">Send it again</Button>}>
          We sent a link to mira@club.org.
        </Banner>
        <Banner tone="success">Your result is saved.</Banner>
        <Banner tone="danger" title="This was not sent">
          You seem to be offline. Your words are still here.
        </Banner>
        {shown && (
          <Banner dismissLabel="Dismiss" onDismiss={() => setShown(false)}>
            Four races near you this weekend.
          </Banner>
        )}
      </div>
      <div className="grid gap-8 md:grid-cols-2">
        <Skeleton label="Loading lists">
          <SkeletonRow />
          <SkeletonRow start="picture" />
          <SkeletonRow start="words" />
        </Skeleton>
        <Skeleton label="Loading listings" className="grid grid-cols-2 gap-4">
          <SkeletonCard />
          <SkeletonCard />
        </Skeleton>
      </div>
      <div className="grid gap-8 md:grid-cols-2">
        <EmptyState
          title="No one here yet"
          action={
            <ButtonLink href="#people" tone="primary">
              Find people
            </ButtonLink>
          }
        >
          Follow athletes and their results show up here.
        </EmptyState>
        <FailedState title="We could not load your messages" retryLabel="Retry" onRetry={() => undefined}>
          Check your connection; nothing is lost.
        </FailedState>
      </div>
      <EndlessList />
      <Divider>or</Divider>
      {ways.map((state) => (
        <LoadMore
          key={state}
          state={state}
          onMore={() => undefined}
          moreLabel="Show more"
          loadingLabel="Loading more"
          failedLabel="The older posts did not come."
          retryLabel="Retry"
          endLabel="You have seen everything."
        />
      ))}
    </Group>
  )
}
