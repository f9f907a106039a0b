import type { PersonId } from '@heraia/contract/ids'

/** A tab that is open asks for something at least as often. */
const AWAY_MS = 5 * 60_000

/** Whom tabs of this browser are signed in as: they answer for themselves. */
export function whoIsHere() {
  const seen = new Map<PersonId, number>()
  return {
    saw: (request: Request): PersonId | null => {
      const id = personOf(request.headers.get('authorization'))
      if (id) seen.set(id, Date.now())
      return id
    },
    isHere: (id: PersonId): boolean => Date.now() - (seen.get(id) ?? 0) < AWAY_MS,
  }
}

/** The server has checked the token: here it is only read. */
function personOf(authorization: string | null): PersonId | null {
  const payload = authorization?.split('.')[1]
  if (!payload) return null
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: string }
    return (sub ?? null) as PersonId | null
  } catch {
    return null
  }
}
