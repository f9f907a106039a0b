import type { ContactCategory } from '@heraia/contract/inbox-categories'
import { isPathHere } from '@heraia/contract/path-here'
import type { PeopleFilters } from '@heraia/contract/people'
import type { TeamFilters } from '@heraia/contract/teams'
import { withQuery } from './addresses/with-query.ts'
import type { MarketSearch } from './features/marketplace/search/market-search.ts'

/**
 * Every address of the site; those that only some screens lead to (the staff's, sellers', teams' and so on) are in
 * addresses/, for the first page carries all that stands here. Nothing else in web/ writes a path by hand.
 */

export const home = () => '/'
export const learn = () => '/learn'
export const savedArticles = () => '/saved-articles'
export const about = () => '/about'
export const careers = () => '/careers'
export const press = () => '/press'
/** `category`: what the form is about; `page`: which page a report is about. */
export const contact = (category?: ContactCategory, page?: string) => withQuery('/contact', { category, page })
/** Of a text below content/: `learn/warm-up`. */
export const text = (name: string) => `/${name}`
export const pressFeed = (language: 'en' | 'es') => `/press/feed.${language}.xml`
/** Where language and appearance are posted to without scripts (hosts/node/http/answer-choices.ts). */
export const choices = () => '/choices'
export const privacy = () => '/privacy'
export const terms = () => '/terms'
export const cookies = () => '/cookies'
export const accessibility = () => '/accessibility'

/** `next`: where she wanted to go, and goes after it. */
export const login = (next?: string) => withQuery('/login', { next })
/** A link or six digits instead of a password; `by`: where they go. */
export const loginCode = (next?: string, by?: 'phone') => withQuery('/login/code', { next, by })
/** Her number instead of an email, with a password. */
export const loginPhone = (next?: string) => withQuery('/login/phone', { next })
export const registerPhone = (next?: string) => withQuery('/register/phone', { next })
/** Where another service sends her back to, with her or with what went wrong. */
export const loginReturn = (next?: string) => withQuery('/login/return', { next })
export const secondFactor = (next?: string) => withQuery('/second-factor', { next })
export const register = (next?: string) => withQuery('/register', { next })
export const forgotPassword = (next?: string) => withQuery('/forgot-password', { next })
export const resetPassword = (next?: string, email?: string) => withQuery('/reset-password', { email, next })
/** Where an account that came through a provider says its role and accepts the terms. */
export const welcome = (next?: string) => withQuery('/welcome', { next })
export const verifyEmail = (email?: string, next?: string) => withQuery('/verify-email', { email, next })

/** What somebody under 13 reads when her account was closed. */
export const accountClosed = () => '/account-closed'

export type SettingsSection =
  | 'account'
  | 'security'
  | 'privacy'
  | 'notifications'
  | 'networks'
  | 'sessions'
  | 'safety'
  | 'verification'
  | 'invitations'
export const settings = (section?: SettingsSection) => (section ? `/settings/${section}` : '/settings')
/** "Account & security", or one part of it: features/accounts/security/security-parts.ts. */
export const security = (part?: string) => `/settings/security${part ? `/${part}` : ''}`
/** Where she is whose account waits for an admin. */
export const waiting = () => '/waiting'
/** Where who asked for her account to be deleted may keep it; `on`: the day when it ends. */
export const keepAccount = (on?: string) => withQuery('/keep-account', { on })
/** The same place, where a guest makes hers a full account; `next`: what she wanted to see or do. */
export const keepGuest = (next?: string) => withQuery('/keep-account', { next })

export type ProfileTab = 'posts' | 'about' | 'stats' | 'media' | 'followers' | 'following'
/** By id or handle; the handle is the address that is shown. */
export const profile = (idOrHandle: string, tab?: ProfileTab) =>
  `/profile/${encodeURIComponent(idOrHandle)}${tab && tab !== 'posts' ? `/${tab}` : ''}`

export type MyProfileTab = 'personal' | 'media' | 'achievements' | 'settings'
export const myProfile = (tab?: MyProfileTab) => withQuery('/mi-perfil', { tab: tab === 'personal' ? undefined : tab })

export const achievements = (type?: string, order?: string) => withQuery('/achievements', { type, order })
export const achievementRequests = () => '/achievements/requests'

export const athletes = (filters: PeopleFilters = {}) => withQuery('/athletes', { ...filters })
export const search = (filters: PeopleFilters = {}) => withQuery('/search', { ...filters })

export const marketplace = (search: MarketSearch = {}) => withQuery('/marketplace', { ...search })
export const listing = (id: string) => `/marketplace/${encodeURIComponent(id)}`
/** What somebody sells, and what buyers say of her. */
export const seller = (handle: string) => `/marketplace/sellers/${encodeURIComponent(handle)}`
export const teams = (filters: TeamFilters = {}) => withQuery('/teams', { ...filters })
export type TeamTab = 'about' | 'roster' | 'fixtures' | 'posts' | 'achievements' | 'roles'
export const team = (id: string, tab?: TeamTab) =>
  `/teams/${encodeURIComponent(id)}${tab && tab !== 'about' ? `/${tab}` : ''}`

export const feed = (tab?: 'all' | 'following') => withQuery('/feed', { tab: tab === 'all' ? undefined : tab })
/** Posts with a hashtag. */
export const tag = (name: string) => withQuery('/feed', { tag: name })
export const postQuotes = (id: string) => `/post/${encodeURIComponent(id)}/quotes`
export const post = (id: string, commentId?: string) =>
  `/post/${encodeURIComponent(id)}${commentId ? `#comment-${commentId}` : ''}`
export const bookmarks = () => '/bookmarks'

/** `q`: what she searches for among her conversations; `at`: the message that the conversation opens at. */
export const messages = (conversationId?: string, q?: string, at?: string) =>
  withQuery(conversationId ? `/messages/${encodeURIComponent(conversationId)}` : '/messages', { q, at })
/** Opens the conversation with a person, made when there is none; `listing`: the thing that it is about. */
export const messagesWith = (personId: string, listing?: string) => withQuery('/messages', { with: personId, listing })

/** Of admins; `activity`: only of this type. */
export const admin = (activity?: string) => withQuery('/admin', { activity })

export const notifications = (tab?: string) => withQuery('/notifications', { tab: tab === 'all' ? undefined : tab })

/** An address that came from outside is followed only within this site. */
export function safeNext(next: string | null | undefined, otherwise: string): string {
  return next && isPathHere(next) ? next : otherwise
}
