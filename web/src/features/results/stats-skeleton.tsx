import { Skeleton, SkeletonBox, SkeletonLine } from '@heraia/ui/skeleton'

/** Three large figures and the lines below them. */
export function StatsSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className="grid gap-6 pt-6">
      <SkeletonLine width="14rem" className="h-8" />
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <SkeletonBox className="h-24" />
        <SkeletonBox className="h-24" />
        <SkeletonBox className="h-24" />
      </div>
      <SkeletonLine width="60%" />
      <SkeletonLine width="40%" />
    </Skeleton>
  )
}
