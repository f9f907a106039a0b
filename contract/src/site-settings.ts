import { z } from 'zod'
import { isEmailAddress } from './email-address.ts'
import { INBOX_CATEGORIES } from './inbox-categories.ts'
import { httpsUrl } from './links.ts'
import { REASON_MAX } from './staff-reason.ts'
import { text } from './text.ts'

/** A figure's value that stands for what is counted now. */
export const LIVE_FIGURE = 'live'
export const FIGURE_MAX = 12
export const LINKS_MAX = 10
/** Reasons that the staff keeps to begin with. */
export const KEPT_REASONS_MAX = 30
export const REASON_NAME_MAX = 60

/** Whom the site takes: everybody, whom an admin lets in, whom somebody invited, or nobody new. */
export const RegistrationMode = z.enum(['open', 'approval', 'invite', 'closed'])
export type RegistrationMode = z.infer<typeof RegistrationMode>

export const registrationSettings = z.strictObject({
  mode: RegistrationMode,
  /** By invitation: members make some, too, not the admins alone. */
  membersInvite: z.boolean(),
})
export type RegistrationSettings = z.infer<typeof registrationSettings>

/** What an admin says of the site. Offices and press coverage are set by the operator's command alone. */
const fields = <Line extends z.ZodType<string>>(
  of: Record<'figure' | 'name' | 'address' | 'email' | 'network' | 'url' | 'reasonName' | 'reason', Line>,
) => ({
  /** What the home page claims: a text, or `live`. */
  figures: z.strictObject({ athletes: of.figure, sports: of.figure, countries: of.figure, opportunities: of.figure }),
  /** Who answers for the site before the law; empty: nobody is named. */
  operator: z.strictObject({ name: of.name, address: of.address }),
  supportEmail: of.email,
  /** Where mail of single categories goes, where that is not `supportEmail`. */
  categoryEmails: z.array(z.strictObject({ category: z.enum(INBOX_CATEGORIES), email: of.email })),
  /** Of the footer, in this order. */
  socialLinks: z.array(z.strictObject({ network: of.network, url: of.url })),
  registration: registrationSettings,
  /** What the staff says again and again, by the name that it gives it. Told to nobody but the staff. */
  keptReasons: z.array(z.strictObject({ name: of.reasonName, text: of.reason })),
})

const said = fields<z.ZodType<string>>({
  figure: text({ min: 1, max: FIGURE_MAX }),
  name: text({ max: 200 }),
  address: text({ max: 500 }),
  email: text({ max: 255 }).refine(isEmailAddress, 'invalid_email'),
  network: text({ min: 1, max: 40 }),
  url: httpsUrl,
  reasonName: text({ min: 1, max: REASON_NAME_MAX }),
  reason: text({ min: 1, max: REASON_MAX }),
})
const checked = {
  ...said,
  categoryEmails: said.categoryEmails.max(INBOX_CATEGORIES.length, 'too_many'),
  socialLinks: said.socialLinks.max(LINKS_MAX, 'too_many'),
  keptReasons: said.keptReasons.max(KEPT_REASONS_MAX, 'too_many'),
}

const line = z.string()
/** As it stands, which the operator's command may have set within other bounds, or none. */
const standing = fields({
  ...{ figure: line, name: line, address: line, email: line, network: line, url: line },
  ...{ reasonName: line, reason: line },
})

export const managedSettings = z.object(standing)
export type ManagedSettings = z.infer<typeof managedSettings>

/** Each setting that is named is saved, as long as it stands as `was` says: else somebody else changed it meanwhile. */
export const settingsToSave = z.strictObject({
  values: z.strictObject(checked).partial(),
  was: z.strictObject(standing).partial(),
})
