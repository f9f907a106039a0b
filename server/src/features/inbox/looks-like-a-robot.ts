import type { Context } from '../../context.ts'
import { invalidField } from '../../refused.ts'

/** Nobody writes a message to people within this time. */
const HUMAN_SECONDS = 3

/**
 * No puzzle for people: a field that only robots see, and the time between opening the form and sending it.
 * Who was quick is asked to send again, for some people paste.
 */
export function looksLikeARobot(form: FormData, ctx: Context): boolean {
  if (form.get('website')) return true
  const seconds = Number(form.get('seconds') || Number.NaN)
  const drawn = Number(form.get('drawn') || Number.NaN)
  const passed = Number.isFinite(seconds) ? seconds : (ctx.now().getTime() - drawn) / 1000
  if (passed >= HUMAN_SECONDS) return false
  throw invalidField('form', 'too_fast', 'This came very quickly. Send it once more.')
}
