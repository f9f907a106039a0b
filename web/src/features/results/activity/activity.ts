/** What a watch recorded: one outing. Only this of it leaves the file; where she went is not looked at further. */
export interface Activity {
  /** As the file calls it; empty where it does not. */
  name: string
  /** A sport of the product's catalogue, where the file says one that it has. */
  sport: string
  /** The day on which it began, where her browser is: YYYY-MM-DD. */
  date: string
  /** Metres; 0: the file has none. */
  distance: number
  /** From the first to the last second. */
  seconds: number
}

export type ActivityProblem =
  | 'too_large'
  | 'empty_file'
  | 'not_an_activity'
  | 'no_times'
  | 'broken'
  | 'unreadable'
  | 'not_loaded'
export type ActivityAnswer = { activity: Activity } | { problem: ActivityProblem }

/** A day of riding at one point a second is a tenth of it. */
export const ACTIVITY_MAX = 64 * 1024 * 1024

/** What watches call it, and how it is called here. */
const SPORTS: Record<string, string> = {
  running: 'Running',
  run: 'Running',
  trail_running: 'Running',
  cycling: 'Cycling',
  biking: 'Cycling',
  ride: 'Cycling',
  swimming: 'Swimming',
  swim: 'Swimming',
  rowing: 'Rowing',
  triathlon: 'Triathlon',
  cross_country_skiing: 'Skiing',
  alpine_skiing: 'Skiing',
  mountain_biking: 'Mountain Biking',
  kayaking: 'Kayaking',
  surfing: 'Surfing',
}

export const sportOf = (said: string): string =>
  SPORTS[
    said
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_')
  ] ?? ''

export function dayOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
