import type { Profile } from '@heraia/contract/profiles'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { Skeleton, SkeletonBox, SkeletonLine } from '@heraia/ui/skeleton'
import { SkeletonCircle } from '@heraia/ui/skeleton-circle'
import { Lock } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { profileTexts } from './profile-texts.ts'

/** The same for who is missing, blocked or suspended: nobody learns which. */
export function ProfileNotFound() {
  const texts = useTexts(profileTexts)
  usePageTitle(texts.notFound)
  return (
    <EmptyState
      title={texts.notFound}
      heading="h1"
      action={
        <ButtonLink href={addresses.feed()} tone="primary">
          {texts.toFeed}
        </ButtonLink>
      }
      seed="nobody"
      className="py-16"
    >
      {texts.notFoundHint}
    </EmptyState>
  )
}

/** Under the header of a private account that she does not follow. */
export function PrivatePanel({ profile: { relation } }: { profile: Profile }) {
  const texts = useTexts(profileTexts)
  const hint = !relation
    ? texts.privateOutside
    : relation.following === 'requested'
      ? texts.privateAsked
      : relation.mayFollow
        ? texts.privateHint
        : texts.privateClosed
  return (
    <section className="mt-6 grid justify-items-center gap-3 rounded-lg bg-sunken px-6 py-12 text-center">
      <Lock aria-hidden="true" className="size-8 text-muted" />
      <h2 className="title text-xl">{texts.private}</h2>
      <p className="max-w-prose text-muted">{hint}</p>
    </section>
  )
}

export function ProfileSkeleton() {
  const texts = useTexts(profileTexts)
  return (
    <Skeleton label={texts.loading}>
      <SkeletonBox className="aspect-[5/2] rounded-none sm:aspect-[4/1] xl:aspect-[6/1]" />
      <div className="mx-auto grid max-w-4xl gap-4 px-4">
        <div className="-mt-16 w-fit rounded-full bg-surface p-1 sm:-mt-20">
          <SkeletonCircle className="size-32 sm:size-40" />
        </div>
        <SkeletonLine width="16rem" className="h-8" />
        <SkeletonLine width="12rem" />
        <SkeletonLine width="20rem" />
      </div>
    </Skeleton>
  )
}
