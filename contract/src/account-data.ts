import { z } from 'zod'
import { ExportId, SecurityEventId } from './ids.ts'
import { newAccount } from './new-accounts.ts'
import { page, pageInput, time } from './paging.ts'
import { procedure } from './procedure.ts'
import { text } from './text.ts'

/** What is told to her of her account's safety, in the words of the audit log. */
export const SecurityAction = z.enum([
  'session.started',
  'session.refused',
  'session.ended',
  'session.token_reused',
  'account.created',
  'account.sign_up_repeated',
  'account.invited',
  'account.made_by_operator',
  'account.changed_by_operator',
  'account.confirmed',
  'account.sign_in_asked',
  'account.recovery_asked',
  'account.reauthentication_asked',
  'account.resend_asked',
  'account.recovered',
  'account.email_change_asked',
  'account.email_change_cancelled',
  'account.email_change_confirmed',
  'account.email_change_dropped',
  'account.phone_change_asked',
  'account.phone_change_dropped',
  'account.phone_changed',
  'account.password_changed',
  'account.password_change_refused',
  'account.export_asked',
  'account.export_fetched',
  'account.deletion_asked',
  'account.deletion_refused',
  'account.kept',
  'factor.added',
  'factor.removed',
  'factor.renamed',
  'factor.asked',
  'factor.proven',
  'factor.refused',
  'recovery_codes.made',
  'recovery_code.used',
  'passkey.added',
  'passkey.removed',
  'passkey.renamed',
  'passkey.refused',
  'operator.refused',
  'identity.linked',
  'identity.unlinked',
])
export type SecurityAction = z.infer<typeof SecurityAction>

/** How, which or where, in the words of the audit log. Services and organisations have names of their own: `google`. */
export const SecurityDetail = z.enum([
  'password',
  'token_refresh',
  'otp',
  'magiclink',
  'email/signup',
  'email_change',
  'recovery',
  'invite',
  'passkey',
  'oauth',
  'sso/saml',
  'web3',
  'anonymous',
  'totp',
  'phone',
  'webauthn',
  'recovery_code',
  'global',
  'others',
  'local',
  'device',
  'without a second factor',
  'inactivity',
  'timebox',
  'low_aal',
  'newer',
])
export type SecurityDetail = z.infer<typeof SecurityDetail>

export const securityEvent = z.object({
  id: SecurityEventId,
  action: SecurityAction,
  at: time,
  /** "Firefox on Windows", as read from the browser's own name. */
  device: z.string().nullable(),
  /** Coarse, never the address itself. */
  network: z.string().nullable(),
  /** How she signed in, which factor, whose identity: a SecurityDetail, or the name of a service. */
  detail: z.string().nullable(),
})
export type SecurityEvent = z.infer<typeof securityEvent>

/** How she shows once more that it is her: her password, or the six digits that `/auth/v1/reauthenticate` sent. */
export const freshProof = z.strictObject({
  password: z.string().min(1).max(200).optional(),
  nonce: text({ max: 20 }).optional(),
})
export type FreshProof = z.infer<typeof freshProof>

export const accountDeletion = z.object({
  /** null: nothing is planned. */
  dueAt: time.nullable(),
  /** Days between asking and the end. */
  graceDays: z.number().int(),
  /** Which proof is asked: her password, six digits by mail or SMS, or none because she has neither. */
  proof: z.enum(['password', 'code', 'none']),
  /** How many of hers go with it. */
  holds: z.object({
    posts: z.number().int(),
    comments: z.number().int(),
    messages: z.number().int(),
    files: z.number().int(),
    results: z.number().int(),
    achievements: z.number().int(),
  }),
})
export type AccountDeletion = z.infer<typeof accountDeletion>

export const ExportState = z.enum(['waiting', 'ready', 'failed'])

export const accountExport = z.object({
  id: ExportId,
  state: ExportState,
  askedAt: time,
  /** Of the archive; null while it is made. */
  bytes: z.number().int().nullable(),
  /** Where to fetch it, for as long as it is there; hers alone. */
  url: z.string().nullable(),
  expiresAt: time.nullable(),
})
export type AccountExport = z.infer<typeof accountExport>

/** Of a change of her email address. */
export const emailChange = z.object({
  /** The address whose confirmation has come; null: neither, or no change waits. */
  confirmed: z.enum(['current', 'new']).nullable(),
})
export type EmailChange = z.infer<typeof emailChange>

const tags = ['Account']

export const accountData = {
  securityEvents: procedure
    .route({ method: 'GET', path: '/me/security-events', tags, summary: 'What happened to her account, newest first' })
    .input(z.strictObject(pageInput))
    .output(page(securityEvent)),
  emailChange: procedure
    .route({
      method: 'GET',
      path: '/me/email-change',
      tags,
      summary: 'Which of the two addresses has confirmed a change',
    })
    .output(emailChange),
  cancelEmailChange: procedure
    .route({ method: 'DELETE', path: '/me/email-change', tags, summary: 'Drop the new address that is not confirmed' })
    .output(z.object({ cancelled: z.boolean() })),
  deletion: procedure
    .route({ method: 'GET', path: '/me/deletion', tags, summary: 'What deleting the account would take away' })
    .output(accountDeletion),
  leave: procedure
    .route({
      method: 'POST',
      path: '/me/deletion',
      tags,
      summary: 'Ask for the account to be deleted; every session ends at once',
    })
    .input(freshProof)
    .output(z.object({ dueAt: time })),
  keep: procedure
    .route({ method: 'DELETE', path: '/me/deletion', tags, summary: 'Keep an account that is to be deleted' })
    .output(z.object({ kept: z.literal(true) })),
  exports: procedure
    .route({ method: 'GET', path: '/me/exports', tags, summary: 'Archives of everything she wrote' })
    .output(z.object({ items: z.array(accountExport) })),
  newAccount: procedure
    .route({
      method: 'GET',
      path: '/me/new-account',
      tags,
      summary: 'What a new account may do less of, and until when; null once it is none',
    })
    .output(z.object({ newAccount: newAccount.nullable() })),
  askExport: procedure
    .route({ method: 'POST', path: '/me/exports', tags, summary: 'Have an archive made; one at a time' })
    .output(accountExport),
}
