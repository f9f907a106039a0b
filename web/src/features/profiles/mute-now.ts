import type { MuteLength } from '@heraia/contract/mute-lengths'
import type { Relation } from '@heraia/contract/person'
import { eachMinute, thisMinute } from '@heraia/ui/minute-clock.ts'
import { useSyncExternalStore } from 'react'

/** For how long somebody is to be muted. */
export type MuteFor = { lasts: MuteLength } | { until: string }

/** How she is muted, as it is asked for again. */
export const asItStands = (mutedUntil: string | null): MuteFor =>
  mutedUntil === null ? { lasts: 'forever' } : { until: mutedUntil }

type Muting = Pick<Relation, 'muted' | 'mutedUntil'>

/** What the server said may have ended since. */
export const isMutedAt = ({ muted, mutedUntil }: Muting, clock: number): boolean =>
  muted && (!mutedUntil || Date.parse(mutedUntil) > clock)

export const useThisMinute = (): number => useSyncExternalStore(eachMinute, thisMinute, thisMinute)

export function useMutedNow(relation: Muting | null | undefined): boolean {
  const clock = useThisMinute()
  return Boolean(relation && isMutedAt(relation, clock))
}
