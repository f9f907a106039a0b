import { type ProfileTab, profile, settings } from '../addresses.ts'
import { withQuery } from './with-query.ts'

/** Of parts of a profile, and of ways to look at it. */

/** Her Media tab; with `item` one picture of it stands open. */
export const gallery = (handle: string, at: { category?: string; item?: string } = {}) =>
  withQuery(profile(handle, 'media'), at)

/** Her own profile with other eyes: `nobody`, `person`, `follower`, or the id of somebody. */
export const viewAs = (handle: string, eyes: string, tab?: ProfileTab) => withQuery(profile(handle, tab), { as: eyes })

/** Where she says when she was born; `back`: the place that asked for it, to which she comes back. */
export const birthDate = (back: string) => withQuery('/mi-perfil', { back })

/** What the staff decided about something of hers, and her appeal. */
export const decision = (id: string) => `${settings('safety')}/${encodeURIComponent(id)}`
