import { SkeletonBox } from '@heraia/ui/skeleton'
import { lazy, Suspense } from 'react'
import type { BarChartProps } from './bar-chart.tsx'

const BarChart = lazy(() => import('./bar-chart.tsx'))

/** The chart's library comes with the first chart; its place is kept meanwhile. */
export function LazyBarChart(props: BarChartProps) {
  return (
    <Suspense fallback={<SkeletonBox className="h-60" />}>
      <BarChart {...props} />
    </Suspense>
  )
}
