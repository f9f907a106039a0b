import type { RecordedServer } from '../servers/recorded-server.ts'

type Body = Record<string, unknown>

/** The auth endpoints, asked one by one. `token`: of who asks. What is not answered as the story has it ends the story. */
export function authOf(server: RecordedServer, headers: Record<string, string> = {}) {
  async function send(method: string, path: string, token?: string, body?: object) {
    const response = await server.fetch(path.startsWith('http') ? path : `/auth/v1${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        ...(body && !(body instanceof URLSearchParams) && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
    })
    const said = await response.text()
    return { response, said, wentWell: isAnswered(response), named: `${method} ${path}` }
  }

  return {
    /** Answers what it says. */
    ask: async (method: string, path: string, token?: string, body?: object): Promise<Body> => {
      const { response, said, wentWell, named } = await send(method, path, token, body)
      if (!wentWell) throw new Error(`${named} was answered ${response.status}: ${said}`)
      return said.startsWith('{') || said.startsWith('[') ? (JSON.parse(said) as Body) : {}
    },
    /** Answers where it leads. */
    leads: async (method: string, path: string, token?: string, body?: object): Promise<URL> => {
      const { response, said, wentWell, named } = await send(method, path, token, body)
      const there = response.headers.get('location')
      if (!wentWell || !there) throw new Error(`${named} led to ${there} with ${response.status}: ${said}`)
      return new URL(there)
    },
    isRefused: async (method: string, path: string, token?: string, body?: object): Promise<void> => {
      const { response, wentWell, named } = await send(method, path, token, body)
      if (wentWell) throw new Error(`${named} was answered ${response.status}, and not refused`)
    },
  }
}

export type Auth = ReturnType<typeof authOf>

/** A browser is led on also where something went wrong: the address says so. */
export const isAnswered = (response: Response): boolean =>
  response.status < 400 && !/[?#&]error=/.test(response.headers.get('location') ?? '')

/** Of a flow that its own tab goes on with. */
const verifier = 'v'.repeat(43)
export const challenge = { code_challenge: verifier, code_challenge_method: 'plain' }

/** She is back in her tab, which exchanges the code: her token. */
export async function comesBack({ ask }: Auth, { searchParams }: URL): Promise<string> {
  const said = { auth_code: searchParams.get('code') ?? '', code_verifier: verifier }
  return String((await ask('POST', '/token?grant_type=pkce', undefined, said)).access_token)
}

/** As everybody of these stories has it. */
export const password = 'secret1'

export async function signsIn({ ask }: Auth, email: string): Promise<string> {
  return String((await ask('POST', '/token?grant_type=password', undefined, { email, password })).access_token)
}

/** What a mail of the operator's own program would carry. */
export async function tokenFor({ ask }: Auth, operator: string, type: string, said: object): Promise<string> {
  return String((await ask('POST', '/admin/generate_link', operator, { type, ...said })).hashed_token)
}
