import type { orderTexts } from './order-texts.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "3 days left", "5 hours left", "12 minutes left": the largest that is whole, for who plans her day by it. */
export function timeLeft(words: (typeof orderTexts)['en'], dueAt: string, now: number): string {
  const left = Math.max(0, Date.parse(dueAt) - now)
  if (left >= 2 * DAY) return words.days(Math.floor(left / DAY))
  if (left >= 2 * HOUR) return words.hours(Math.floor(left / HOUR))
  if (left >= MINUTE) return words.minutes(Math.floor(left / MINUTE))
  return words.momentsLeft
}
