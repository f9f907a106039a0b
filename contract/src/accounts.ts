import { z } from 'zod'
import { accountData } from './account-data.ts'
import { SessionId } from './ids.ts'
import { invitations } from './invitations.ts'
import { joining } from './joining.ts'
import { time } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { ChosenRole } from './roles.ts'
import { text } from './text.ts'

export const Language = z.enum(['en', 'es'])
export type Language = z.infer<typeof Language>

export const Audience = z.enum(['public', 'followers', 'private'])
export type Audience = z.infer<typeof Audience>

/** One set of privacy settings. */
export const privacySettings = z.strictObject({
  profileVisibility: Audience,
  statsVisibility: Audience,
  mediaVisibility: Audience,
  contactInfo: Audience,
  /** Her lists of followers and of whom she follows; the counts stay. */
  followLists: Audience,
  showOnlineStatus: z.boolean(),
  showInSearch: z.boolean(),
  allowMessages: z.enum(['everyone', 'followers', 'none']),
  readReceipts: z.boolean(),
})
export type PrivacySettings = z.infer<typeof privacySettings>

/** What happens before she publishes pictures without a description: nothing, she is asked once, or they wait for it. */
export const AltReminder = z.enum(['off', 'remind', 'require'])
export type AltReminder = z.infer<typeof AltReminder>

export const PersonName = text({ min: 2, max: 80 })
export const SportName = text({ min: 2, max: 60 })
const TermsVersion = text({ max: 40 })

/** Only ever sent to herself. */
export const me = personChip.extend({
  email: z.string(),
  isAdmin: z.boolean(),
  /** She would be, with a second factor: this installation asks admins for one. */
  adminNeedsFactor: z.boolean(),
  language: Language.nullable(),
  termsVersion: z.string().nullable(),
  joinedAt: time,
  privacy: privacySettings,
  altReminder: AltReminder,
  /** 13 to 17 by the date of birth that she gave: the protections of minors hold. */
  isMinor: z.boolean(),
})
export type Me = z.infer<typeof me>

export const registration = z.strictObject({
  name: PersonName,
  role: ChosenRole,
  sport: SportName.optional(),
  termsVersion: TermsVersion,
  language: Language.optional(),
})
export type Registration = z.infer<typeof registration>

const deviceSession = z.object({
  id: SessionId,
  current: z.boolean(),
  /** As read from the browser's own name: "Firefox on Windows". */
  device: z.string(),
  /** Coarse, from the network address; never the address itself. */
  network: z.string(),
  createdAt: time,
  lastSeenAt: time,
})
export type DeviceSession = z.infer<typeof deviceSession>

const tags = ['Account']

export const accounts = {
  me: procedure.route({ method: 'GET', path: '/me', tags, summary: 'The signed-in person' }).output(me),
  createProfile: procedure
    .route({
      method: 'POST',
      path: '/me',
      tags,
      summary: 'Make the profile of an account that another auth server made',
    })
    .input(registration)
    .output(me),
  acceptTerms: procedure
    .route({ method: 'PUT', path: '/me/terms', tags, summary: 'Accept a version of the terms' })
    .input(z.strictObject({ termsVersion: TermsVersion }))
    .output(me),
  setLanguage: procedure
    .route({ method: 'PUT', path: '/me/language', tags, summary: 'Keep the chosen language on the account' })
    .input(z.strictObject({ language: Language }))
    .output(me),
  setAltReminder: procedure
    .route({
      method: 'PUT',
      path: '/me/alt-reminder',
      tags,
      summary: 'What her screens do before she publishes pictures without a description',
    })
    .input(z.strictObject({ altReminder: AltReminder }))
    .output(me),
  sessions: procedure
    .route({ method: 'GET', path: '/me/sessions', tags, summary: 'Where she is signed in' })
    .output(z.object({ items: z.array(deviceSession) })),
  endSession: procedure
    .route({ method: 'DELETE', path: '/me/sessions/{id}', tags, summary: 'Sign out one of her devices' })
    .input(z.strictObject({ id: SessionId }))
    .output(z.object({ id: SessionId })),
  ...accountData,
  ...invitations,
  ...joining,
}
