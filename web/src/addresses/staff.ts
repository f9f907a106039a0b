import { withQuery } from './with-query.ts'

/** Of the staff's screens, which alone load them. */

/** What was done, in counts; without a period, in the last 30 days. */
export const analytics = (period: '30d' | '90d' | '12m' = '30d') =>
  withQuery('/admin/analytics', { period: period === '30d' ? undefined : period })
/** Who asks to be verified and waits. */
export const verification = () => '/admin/verification'
/** Everybody, for whom the staff looks by itself. */
export const verificationPeople = (filters: { q?: string; verified?: string } = {}) =>
  withQuery('/admin/verification', { list: 'people', ...filters })
export const verificationOf = (personId: string) => `/admin/verification/${encodeURIComponent(personId)}`
/** Teams for which is asked and that wait. */
export const verifyTeams = () => '/admin/teams'
/** All teams; `verified`: those that are. */
export const verifyAllTeams = (filters: { q?: string; verified?: string } = {}) =>
  withQuery('/admin/teams', { list: 'teams', ...filters })
export const verifyTeam = (teamId: string) => `/admin/teams/${encodeURIComponent(teamId)}`
/** What people reported to the staff; of what is open, everybody's, mine or nobody's. */
export const reports = (state: 'open' | 'decided' = 'open', assigned: 'anybody' | 'me' | 'nobody' = 'anybody') =>
  withQuery('/admin/reports', {
    ...(state === 'open' ? {} : { state }),
    ...(assigned === 'anybody' ? {} : { assigned }),
  })
export const report = (id: string) => `/admin/reports/${encodeURIComponent(id)}`
/** What everybody reads; `by`: the handle of whose it is. */
export const content = (search: { kind?: string; q?: string; by?: string } = {}) =>
  withQuery('/admin/content', { ...search })
export const testimonials = () => '/admin/testimonials'
/** What people wrote to the operator; admins only. */
export const inbox = (filters: { state?: string; category?: string }) =>
  withQuery('/admin/inbox', { ...filters, state: filters.state === 'open' ? undefined : filters.state })
export const ticket = (id: string) => `/admin/inbox/${encodeURIComponent(id)}`
/** Orders that the staff decides about; admins only. */
export const disputes = () => '/admin/disputes'
/** The tree of categories, for the staff. */
export const listingCategories = () => '/admin/categories'
/** Whose account waits to be let in. */
export const joining = () => '/admin/joining'
/** What the site says of itself, for the staff. */
export const siteSettings = () => '/admin/settings'
