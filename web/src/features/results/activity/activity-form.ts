import type { Measure } from '@heraia/contract/discipline'
import type { Language } from '../../../lib/languages.ts'
import { emptyResult, type ResultForm } from '../form/result-form.ts'
import { typedMark } from '../marks/format-mark.ts'
import type { Activity } from './activity.ts'

/** What the watch knows stands in the boxes; the rest is hers. */
export const formOfActivity = (activity: Activity, ownSport: string): ResultForm => ({
  ...emptyResult(activity.sport || ownSport),
  event: activity.name,
  date: activity.date,
})

/** As the box of this measure takes it; a watch measures time and distance alone. Metres whole, for GPS is no better. */
export function markOf(activity: Activity, measure: Measure, language: Language): string {
  if (measure === 'time') return typedMark(activity.seconds, 's', language)
  if (measure === 'distance' && activity.distance > 0) return typedMark(Math.round(activity.distance), 'm', language)
  return ''
}
