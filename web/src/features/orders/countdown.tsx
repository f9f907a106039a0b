import { serverNow } from '@heraia/ui/minute-clock.ts'
import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { orderTexts } from './order-texts.ts'
import { timeLeft } from './time-left.ts'

/** How long the state still lasts, and until what (`to pay`); its words change with the minutes, and are not read out each time. */
export function Countdown({ dueAt, until }: { dueAt: string; until?: string }) {
  const texts = useTexts(orderTexts)
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="figures inline-flex items-center gap-1.5 text-sm">
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      <time dateTime={dueAt}>
        {timeLeft(texts, dueAt, now)}
        {until && ` ${until}`}
      </time>
    </span>
  )
}
