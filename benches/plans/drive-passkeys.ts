import { authenticator } from '@heraia/hosts/test/authenticator'
import type { RecordedServer } from '../servers/recorded-server.ts'
import { type Auth, signsIn } from './ask-auth.ts'

/** She adds a passkey, comes in by it and names it; two go again, one by her and one by the operator. */
export async function drivePasskeys(
  server: RecordedServer,
  auth: Auth,
  { operator, email, id }: { operator: string; email: string; id: string },
): Promise<void> {
  const { ask } = auth
  const token = await signsIn(auth, email)
  const adds = async () => {
    const key = authenticator(server.siteUrl)
    const begun = await ask('POST', '/passkeys/registration/options', token, {})
    const credential = key.creates(begun.options as Parameters<typeof key.creates>[0])
    await ask('POST', '/passkeys/registration/verify', token, { challenge_id: begun.challenge_id, credential })
    return key
  }
  const key = await adds()
  const asked = await ask('POST', '/passkeys/authentication/options', undefined, {})
  const credential = key.signs(asked.options as Parameters<typeof key.signs>[0])
  await ask('POST', '/passkeys/authentication/verify', undefined, { challenge_id: asked.challenge_id, credential })
  await adds()
  const keys = (await ask('GET', '/passkeys', token)) as unknown as { id: string }[]
  const [first, second] = keys.map((each) => each.id)
  await ask('PATCH', `/passkeys/${first}`, token, { friendly_name: 'Phone' })
  await ask('GET', `/admin/users/${id}/passkeys`, operator)
  await ask('DELETE', `/passkeys/${first}`, token)
  await ask('DELETE', `/admin/users/${id}/passkeys/${second}`, operator)
}
