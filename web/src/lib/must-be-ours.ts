/** What a proxy says with a status alone (413, 429, 502) is understood by it (failure.ts). */
const HIGHEST_OF_NOBODY = 412

/**
 * The network of a hotel answers everything with a page of its own, and says that all went well: what she wrote would
 * count as sent, and she as somebody without a profile. What anybody else refuses says nothing about her either. Both
 * fail as a lost request does.
 */
export function mustBeOurs(answer: Response): Response {
  if (answer.headers.get('content-type')?.includes('json') || answer.status > HIGHEST_OF_NOBODY) return answer
  throw new TypeError()
}
