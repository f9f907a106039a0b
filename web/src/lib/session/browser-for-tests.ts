import { memoryStorage } from '../memory-storage.ts'

export type Answers = Record<string, () => Response | Promise<Response>>

/**
 * As much of a browser as a session needs, for `vi.stubGlobal`, and servers that answer as they are told; `asked` has the
 * paths, `sent` what was last sent to each, and `headers` with which.
 */
export function browserForTests(answers: Answers) {
  const asked: string[] = []
  const sent: Record<string, unknown> = {}
  const headers: Record<string, Headers> = {}
  const globals = {
    document: { documentElement: { dataset: {} }, cookie: '' },
    location: new URL('https://heraia.example/register'),
    localStorage: memoryStorage(),
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const request = new Request(input, init)
      const path = new URL(request.url).pathname.replace(/^\/(auth\/v1|api\/rpc)\//, '')
      asked.push(path)
      headers[path] = request.headers
      const answer = answers[path]
      if (!answer) throw new TypeError(`Nobody answers at ${path}`)
      if (request.body) sent[path] = await request.json()
      return answer()
    },
  }
  return { asked, sent, headers, globals }
}

/** What the API answers with. */
export const said = (json: unknown) => Response.json({ json })

export const refused = (status: number, code: string, data: object = {}) =>
  Response.json({ json: { defined: true, code, status, message: code, data } }, { status })

/** What the auth server answers with: her user alone, or a session of hers. */
export const userAlone = (more: object = {}) => Response.json({ ...USER, ...more })

export const sessionOf = () =>
  Response.json({ access_token: 'hers', refresh_token: 'hers too', expires_in: 3600, token_type: 'bearer', user: USER })

export const authRefused = (status: number, code: string, more: object = {}) =>
  Response.json({ code, message: code, ...more }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } })

const USER = { id: '0197a3f0-0000-7000-8000-000000000001', email: 'mira@example.org', identities: [] }
