import { uuid7 } from '@heraia/contract/uuid7'
import type { Context } from '../../../../context.ts'
import { codeSeals } from '../../tokens/code-seals.ts'
import { hex, sha256 } from '../../tokens/digest.ts'
import { sixDigits } from './six-digits.ts'

/** What a token is for; a new one takes the place of the one before of the same kind. */
export type OneTimePurpose =
  | 'confirmation'
  | 'recovery'
  | 'magic_link'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'
  | 'sms'
  | 'phone_change'

/** By it whoever opens a link, used up or not, is answered in the way of the tab that waits. */
const OF_ANOTHER_TAB = 'pkce_'

export const isOfAnotherTab = (token: string): boolean => token.startsWith(OF_ANOTHER_TAB)

export interface OneTimeToken {
  /** For the link of the mail; begins with `pkce_` where the sign-in began in another tab. */
  token: string
  /** Six digits to type instead. Using either uses up both. */
  code: string
  /** Neither counts from then on. */
  expiresAt: Date
  /** By which it is found, as long as it is neither used nor replaced. */
  hash: string
}

export interface OneTimeDraft {
  userId: string
  purpose: OneTimePurpose
  /** Email address or phone: the digits count only together with it. */
  sentTo: string
  /** The sign-in that began in another tab. */
  flowId?: string | null
  /** Instead of random digits: phones of AUTH_TEST_OTP. */
  code?: string | undefined
}

/** So long a token counts. A message lies open on her phone's screen; a mail may be late. */
export const MAIL_SECONDS = 86_400
export const SMS_SECONDS = 60
const lifetimeSeconds = (sentTo: string) => (sentTo.includes('@') ? MAIL_SECONDS : SMS_SECONDS)

/** Wrong codes before the digits count no longer; the link still does. */
export const MOST_ATTEMPTS = 10

export async function makeOneTimeToken(tx: Context, draft: OneTimeDraft): Promise<OneTimeToken> {
  const { userId, purpose, sentTo } = draft
  const token = hex(tx.ports.random.bytes(32))
  const code = draft.code ?? sixDigits(tx.ports.random)
  const now = tx.now()
  const expiresAt = new Date(now.getTime() + lifetimeSeconds(sentTo) * 1000)
  const hash = await hashToken(token)
  const row = {
    token_hash: hash,
    code_hash: await (await codeSeals(tx)).make(sealed(userId, purpose, code)),
    sent_to: sentTo,
    flow_id: draft.flowId ?? null,
    attempts: 0,
    created_at: now,
    expires_at: expiresAt,
  }
  await tx.db
    .insertInto('one_time_tokens')
    .values({ id: uuid7(now.getTime(), tx.ports.random.bytes(10)), user_id: userId, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute()
  return { token: draft.flowId ? `${OF_ANOTHER_TAB}${token}` : token, code, expiresAt, hash }
}

/** With or without its beginning: both are the same token. */
export const hashToken = (token: string): Promise<string> =>
  sha256(`one-time:${isOfAnotherTab(token) ? token.slice(OF_ANOTHER_TAB.length) : token}`)

/** What is sealed of the digits: they count for her and for this alone (0136). */
export const sealed = (userId: string, purpose: string, code: string): string => `code:${userId}:${purpose}:${code}`
