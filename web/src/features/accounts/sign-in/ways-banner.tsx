import { Banner } from '@heraia/ui/banner'
import { useTexts } from '../../../lib/locale.tsx'
import { retryAfter } from '../../../lib/session/auth-refusals.ts'
import { useWhoRegisters } from './sign-in-settings.ts'
import type { WaysProblem } from './ways-problem.ts'
import { waysTexts } from './ways-texts.ts'

export function WaysBanner({ problem }: { problem: WaysProblem | null }) {
  const texts = useTexts(waysTexts)
  const takes = useWhoRegisters()
  if (!problem) return null
  const said = problem === 'closed' && takes === 'invite' ? 'uninvited' : problem
  return <Banner tone="danger">{said === 'tooMany' ? texts.tooMany(retryAfter.get()) : texts[said]}</Banner>
}
