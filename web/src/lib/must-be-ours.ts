/** What a proxy says with a status alone, and what is understood by it (failure.ts). */
const BY_STATUS = [413, 429]

/**
 * The network of a hotel answers everything with a page of its own, and says that all went well: what she wrote would
 * count as sent, and she as somebody without a profile. What anybody else refuses says nothing about her either. Both
 * fail as a lost request does.
 */
export function mustBeOurs(answer: Response): Response {
  const isJson = (answer.headers.get('content-type') ?? '').includes('json')
  if (isJson || answer.status >= 500 || BY_STATUS.includes(answer.status)) return answer
  throw new TypeError(`The answer of ${answer.status} is not the API's.`)
}
