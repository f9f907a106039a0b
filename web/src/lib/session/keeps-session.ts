/**
 * auth-js ends a session whose refresh is refused, by whomever. Only the auth server's own word counts: "too many" is none
 * about her, and a page of a proxy or of a hotel's network is none of the server's. They fail as a lost request does.
 */
export const keepsSession =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init)
    const url = input instanceof Request ? input.url : input.toString()
    if (answer.ok || !url.includes('grant_type=refresh_token') || isRefusal(answer)) return answer
    throw new TypeError(`The refresh was answered with ${answer.status}.`)
  }

const isRefusal = ({ status, headers }: Response): boolean =>
  ![408, 425, 429].includes(status) && (headers.get('content-type') ?? '').includes('json')
