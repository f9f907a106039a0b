import { Banner } from '@heraia/ui/banner'
import type { SecurityAct } from './use-security-act.ts'

/** Why it was refused, read aloud at once. */
export function ProblemBanner({ act, but = [] }: { act: SecurityAct; but?: readonly (string | null)[] }) {
  if (!act.words || but.includes(act.problem)) return null
  return <Banner tone={act.problem === 'cancelled' ? 'notice' : 'danger'}>{act.words}</Banner>
}
