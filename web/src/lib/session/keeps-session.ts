/**
 * auth-js ends a session whose refresh is refused, by whomever, and one whose refresh brings no session. Only the auth
 * server's own word about it counts, which has a code: what a proxy or a hotel's network says is none of the server's,
 * and that too many ask, or somebody else just now, is none about her. They fail as a lost request does.
 */
export const keepsSession =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init)
    const url = input instanceof Request ? input.url : input.toString()
    if (!url.includes('grant_type=refresh_token')) return answer
    const said: unknown = await answer
      .clone()
      .json()
      .catch(() => null)
    if (answer.ok ? typeof fieldOf(said, 'access_token') === 'string' : isRefusal(answer.status, said)) return answer
    throw new TypeError(`The refresh was answered with ${answer.status}.`)
  }

const fieldOf = (said: unknown, name: string): unknown =>
  typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined

const NOT_ABOUT_HER = [408, 409, 425, 429]

const isRefusal = (status: number, said: unknown): boolean =>
  status < 500 &&
  !NOT_ABOUT_HER.includes(status) &&
  (isCode(fieldOf(said, 'code')) || isCode(fieldOf(said, 'error_code')) || fieldOf(said, 'error') === 'invalid_grant')

/** `unknown` is the code of an address that the server does not have. */
const isCode = (said: unknown): boolean => typeof said === 'string' && said !== '' && said !== 'unknown'
