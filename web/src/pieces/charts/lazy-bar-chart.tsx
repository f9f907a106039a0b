import { SkeletonBox } from '@heraia/ui/skeleton'
import { Suspense } from 'react'
import { latePart } from '../late-part.tsx'
import type { BarChartProps } from './bar-chart.tsx'

const BarChart = latePart(async () => (await import('./bar-chart.tsx')).default)

/** The chart's library comes with the first chart; its place is kept meanwhile. */
export function LazyBarChart(props: BarChartProps) {
  return (
    <Suspense fallback={<SkeletonBox className="h-60" />}>
      <BarChart {...props} />
    </Suspense>
  )
}
