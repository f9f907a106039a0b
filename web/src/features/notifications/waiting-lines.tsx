import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { useTexts } from '../../lib/locale.tsx'
import { notificationTexts } from './notification-texts.ts'

export function WaitingLines() {
  const texts = useTexts(notificationTexts)
  return (
    <Skeleton label={texts.loading}>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Skeleton>
  )
}
