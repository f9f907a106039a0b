import type { Random } from '../../../ports.ts'
import { base64url, sha256 } from '../tokens/digest.ts'

/** By it a token of ours is told from that of an operator's mail, which `/authorize` takes under the same name. */
const BEGINNING = 'join_'

export const newInvitationToken = (random: Random): string => `${BEGINNING}${base64url(random.bytes(24))}`

export const isInvitationToken = (token: string): boolean => token.startsWith(BEGINNING)

/** The token lets in whoever reads it: kept is this alone. */
export const hashOfInvitationToken = (token: string): Promise<string> => sha256(`invitation:${token}`)

/** What a sign-up brings in a header of ours, which no log has; null: nothing. */
export async function invitationOf(headers: Headers): Promise<string | null> {
  const token = headers.get('x-invitation') ?? ''
  return isInvitationToken(token) ? hashOfInvitationToken(token) : null
}
