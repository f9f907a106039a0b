import { readFailure } from './auth-failures.ts'

/** One mail or SMS of a kind a minute goes to an address. */
export const EVERY_SECONDS = 60

/** One has gone: its answer was lost, or she loaded the page again. What she got can be typed. */
export function isUnderway(error: Error): boolean {
  const { code, message } = readFailure(error)
  return /^over_(email|sms)_send_rate_limit$/.test(code) && message.includes('only request this after')
}
