import { Banner } from '@heraia/ui/banner'
import { useTexts } from '../../../lib/locale.tsx'
import { retryAfter } from '../../../lib/session/auth-refusals.ts'
import type { WaysProblem } from './ways-problem.ts'
import { waysTexts } from './ways-texts.ts'

export function WaysBanner({ problem }: { problem: WaysProblem | null }) {
  const texts = useTexts(waysTexts)
  if (!problem) return null
  return <Banner tone="danger">{problem === 'tooMany' ? texts.tooMany(retryAfter.get()) : texts[problem]}</Banner>
}
