import { base64url } from '../../tokens/digest.ts'
import { invalid } from '../auth-error.ts'
import { type AuthBody, textOf } from '../auth-request.ts'

/** RFC 7636: the client keeps a verifier and shows its challenge; only who has the verifier gets the session. */
export interface Pkce {
  challenge: string
  method: 's256' | 'plain'
}

/** null: the client asked for none. */
export const pkceOf = (body: AuthBody): Pkce | null =>
  readPkce(textOf(body, 'code_challenge'), textOf(body, 'code_challenge_method'))

export function readPkce(challenge: string, givenMethod: string): Pkce | null {
  if (challenge === '' && givenMethod === '') return null
  if (challenge === '' || givenMethod === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  const method = givenMethod.toLowerCase()
  if (method !== 's256' && method !== 'plain') throw invalid('invalid code challenge method')
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    throw invalid('code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes')
  }
  return { challenge, method }
}

export async function fitsChallenge({ challenge, method }: Pkce, verifier: string): Promise<boolean> {
  if (verifier === '') return false
  return (method === 'plain' ? verifier : await s256(verifier)) === challenge
}

async function s256(verifier: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return base64url(new Uint8Array(bytes))
}
