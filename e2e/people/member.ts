import { fetchOf } from './ask-server.ts'
import { expect } from './expect.ts'
import { PASSWORD, type Person } from './person.ts'

interface Asked {
  token?: string
  data?: object
  method?: 'GET' | 'POST' | 'PUT'
  /** As which browser; on the demo it is hers. */
  userAgent?: string
}

/** The auth endpoints of the server that answers her, without a screen, for what a journey is not about. */
export async function askAuth(
  { siteUrl }: Pick<Person, 'siteUrl'>,
  path: string,
  { token, data, method, userAgent }: Asked = {},
) {
  const response = await fetchOf({ siteUrl })(`${siteUrl}/auth/v1${path}`, {
    method: method ?? 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(userAgent && { 'user-agent': userAgent }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(data ?? {}) }),
  })
  expect(response.ok, `${path} answered ${response.status}`).toBe(true)
  return response.status === 204 ? null : response.json()
}

/** Makes her a member and answers her access token; nothing is signed in in her browser. `language` null: not chosen. */
export async function becomesMember(person: Person, language: 'es' | null = 'es'): Promise<string> {
  const data = { name: person.name, role: 'fan', terms_version: '2024-03-15', ...(language && { language }) }
  const { access_token } = await askAuth(person, '/signup', {
    data: { email: person.email, password: PASSWORD, data },
  })
  return access_token
}
