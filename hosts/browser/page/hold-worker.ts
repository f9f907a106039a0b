import { nameOfKept, removeKept } from '../kept-store.ts'
import { askThrough } from '../wire/ask.ts'
import type { DemoState, News, ToPage, ToWorker } from '../wire/messages.ts'
import { lookAtFilm } from './look-at-film.ts'
import { startWorker } from './start-worker.ts'

/** A worker that says nothing for so long hangs. That a browser ended it without telling is seen by its lock. */
const SILENCE_MS = 20_000
const PING_MS = 4000
/** After so many in a row it is for her to say whether to try again. */
const MOST_RESTARTS = 2

export interface HeldWorker {
  fetch(request: Request): Promise<Response>
  reset(): void
  restart(): void
}

interface Heard {
  state(state: DemoState): void
  news(news: News): void
}

/** Starts the worker of this tab, and another one when it is gone: what had no answer is asked again. */
export function holdWorker(base: string, heard: Heard): HeldWorker {
  let worker: Worker | null = null
  let restarts = 0
  let lastHeard = Date.now()
  const send = (message: ToWorker) => worker?.postMessage(message)
  const asks = askThrough(send)

  function begin() {
    worker?.terminate()
    const started = startWorker()
    worker = started.worker
    lastHeard = Date.now()
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => take(data)
    worker.onerror = (event) => {
      event.preventDefault()
      lose(event.message)
    }
    // Heard when the caller has what it is given here.
    queueMicrotask(() => {
      started.said.forEach(take)
      if (started.failed) lose(started.failed.message)
    })
    asks.askAgain()
  }

  function take(message: ToPage) {
    lastHeard = Date.now()
    if (message.kind === 'pong') return
    if (message.kind === 'lives') return outlive(message.lock)
    if (message.kind === 'restart') return begin()
    if (message.kind === 'state') {
      if (message.state.phase === 'open') restarts = 0
      heard.state(message.state)
    } else if (message.kind === 'begun-anew' || message.kind === 'mailed') heard.news(message)
    else if (message.kind === 'film')
      void lookAtFilm(message.bytes).then((film) => send({ kind: 'filmed', id: message.id, film }))
    else asks.take(message)
  }

  function outlive(lock: string) {
    const watched = worker
    const freed = navigator.locks.request(lock, async () => {
      if (worker === watched) lose('The worker is gone.')
    })
    freed.catch(() => {})
  }

  function lose(reason: string) {
    worker?.terminate()
    worker = null
    restarts += 1
    if (restarts > MOST_RESTARTS) return heard.state({ phase: 'failed', reason })
    heard.state({ phase: 'opening' })
    begin()
  }

  let lastLook = Date.now()
  setInterval(() => {
    const now = Date.now()
    // A computer that slept, or a tab that was frozen, has heard nothing either.
    if (now - lastLook > 3 * PING_MS) lastHeard = now
    lastLook = now
    if (worker && now - lastHeard > SILENCE_MS) lose('The worker is gone.')
    else send({ kind: 'ping' })
  }, PING_MS)

  begin()
  return {
    fetch: asks.fetch,
    reset: () => {
      if (worker) send({ kind: 'reset' })
      else void removeKept(nameOfKept(base)).finally(() => heard.news({ kind: 'begun-anew' }))
    },
    restart: () => {
      restarts = 0
      heard.state({ phase: 'opening' })
      begin()
      // It may be the worker of another tab that leads and has failed.
      send({ kind: 'restart' })
    },
  }
}
