import { Badge } from '@heraia/ui/badge'
import { eachMinute, thisMinute } from '@heraia/ui/minute-clock.ts'
import { Clock } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { spanOf } from './span-of.ts'
import { verificationTexts } from './verification-texts.ts'

/** As the contract has it (ANSWERED_WITHIN_HOURS); a test holds the two together. */
export const LATE_HOURS = 48

/** "waits for 3 days"; stands out once that is too long. */
export function RequestAge({ askedAt }: { askedAt: string }) {
  const texts = useTexts(verificationTexts)
  const now = useSyncExternalStore(eachMinute, thisMinute, thisMinute)
  const minutes = Math.max(0, Math.floor((now - Date.parse(askedAt)) / 60_000))
  const { unit, count } = spanOf(minutes)
  return (
    <Badge tone={minutes >= LATE_HOURS * 60 ? 'danger' : 'neutral'} icon={<Clock aria-hidden="true" />}>
      {minutes === 0 ? texts.justAsked : texts.age[unit](count)}
    </Badge>
  )
}
