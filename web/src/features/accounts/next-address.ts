import * as addresses from '../../addresses.ts'
import { accountRoutes } from './accounts.routes.ts'

/** Parts of coming in that everybody may see. */
const PUBLIC = ['login-return', 'second-factor', 'forgot-password', 'reset-password', 'verify-email', 'welcome']

/** Nobody wants to come back to these once she is signed in. */
const doors = [
  ...accountRoutes
    .filter(({ page, guard }) => guard === 'anonymous' || PUBLIC.includes(page))
    .flatMap(({ paths }) => paths),
  addresses.accountClosed(),
]

/** Where who signs in or registers goes on, by the address of the page where she does. */
export function nextAddress(query: URLSearchParams): string {
  const next = addresses.safeNext(query.get('next'), addresses.feed())
  return doors.includes(next.replace(/[?#].*/, '')) ? addresses.feed() : next
}
