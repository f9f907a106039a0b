import { Skeleton, SkeletonBox, SkeletonLine, SkeletonRow } from '@heraia/ui/skeleton'

export function ListingSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <SkeletonBox className="aspect-4/3" />
        <span className="block">
          <SkeletonLine width="35%" className="h-8" />
          <SkeletonLine width="80%" />
          <SkeletonLine width="60%" />
          <SkeletonBox className="my-6 h-12" />
          <SkeletonRow />
        </span>
      </div>
    </Skeleton>
  )
}
