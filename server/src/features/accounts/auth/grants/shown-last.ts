import type { Context } from '../../../../context.ts'
import type { SessionToShow } from '../session.view.ts'
import type { ShownUser } from '../user/shown-user.ts'

/** What the last refresh of a session showed. It is shown again for as long as the database says the same version. */
export interface Shown {
  version: string
  /** To seal the session's tokens. It makes none without the secret, which is not kept. */
  key: string
  user: ShownUser
  /** The contract's User in JSON. */
  text: string
  session: Pick<SessionToShow, 'id' | 'aal' | 'amr'>
}

/** Sessions; each is refreshed about once an hour. */
const MOST = 2000
/** Of the text. What people write into their metadata may be long. */
const LONGEST = 4000

const ofPorts = new WeakMap<object, Map<string, Shown>>()

const allOf = ({ ports }: Context): Map<string, Shown> => {
  const known = ofPorts.get(ports) ?? new Map<string, Shown>()
  ofPorts.set(ports, known)
  return known
}

export const shownLast = (ctx: Context, sessionId: string): Shown | undefined => allOf(ctx).get(sessionId)

/** Instead of what was shown of this session before. Of too many the one that was refreshed longest ago is forgotten. */
export function rememberShown(ctx: Context, shown: Shown): void {
  const known = allOf(ctx)
  known.delete(shown.session.id)
  if (shown.text.length > LONGEST) return
  known.set(shown.session.id, shown)
  for (const oldest of known.keys()) {
    if (known.size <= MOST) break
    known.delete(oldest)
  }
}
