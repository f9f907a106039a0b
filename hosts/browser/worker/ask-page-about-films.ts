import { uuid7 } from '@heraia/contract/uuid7'
import type { Film, LookAtFilm } from '../media/film.ts'
import type { ToPage } from '../wire/messages.ts'

/** A page that does not say is one that was closed, or that does not play it. */
const PATIENCE_MS = 20_000

export function askPageAboutFilms(toPage: (message: ToPage) => void): {
  ask: LookAtFilm
  take(said: { id: string; film: Film | null }): void
} {
  const waiting = new Map<string, (film: Film | null) => void>()
  const take = ({ id, film }: { id: string; film: Film | null }) => {
    waiting.get(id)?.(film)
    waiting.delete(id)
  }
  return {
    take,
    ask: (bytes) =>
      new Promise((resolve) => {
        const id = uuid7()
        waiting.set(id, resolve)
        toPage({ kind: 'film', id, bytes })
        setTimeout(() => take({ id, film: null }), PATIENCE_MS)
      }),
  }
}
