import { profile } from '../addresses.ts'
import { withQuery } from './with-query.ts'

/** Of results, and of the figures that come from them. */

/** Her Stats tab, with what of it is shown. */
export const profileStats = (handle: string, shown: Record<string, string | undefined> = {}) =>
  withQuery(profile(handle, 'stats'), shown)
export const importResults = () => '/results/import'
