import { DEMO_EMAILS, leads } from '@heraia/database/world/leads'
import type { DemoControl, DemoPerson, DemoView } from '@heraia/web/src/lib/demo/demo-control.ts'
import { log } from '../log.ts'
import type { DemoState } from '../wire/messages.ts'
import { holdWorker } from './hold-worker.ts'
import { isOfServer } from './own-paths.ts'
import { saveFiles } from './save-files.ts'
import { serveElements } from './serve-elements.ts'
import { whatIsMissing } from './what-is-missing.ts'

/** Every demo account has it. */
const PASSWORD = 'demo12'

/** Starts the demo's server and puts it behind this page's `fetch`. */
export function beginDemo(base: string, show: (view: DemoView) => void): DemoControl {
  const leave = () => leaveDemo(base)
  const missing = whatIsMissing()
  if (missing) {
    show({ phase: 'impossible', missing })
    behindFetch(async () => Response.error())
    return { people, opened: new Promise(() => {}), reset: () => {}, restart: () => location.reload(), leave }
  }
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  let state: DemoState = { phase: 'opening' }
  let pictures = true
  const showNow = () => show(state.phase === 'open' ? { ...state, pictures } : state)
  const worker = holdWorker(base, {
    state: (now) => {
      state = now
      showNow()
      // She is told what to do, and who is asked for help why.
      if (state.phase === 'failed') log.error({ reason: state.reason }, 'the demo stopped')
      if (state.phase !== 'open') return
      performance.mark('demo-open')
      void elements.then(open)
    },
    news: ({ kind }) => dispatchEvent(new Event(`demo-${kind}`)),
  })
  behindFetch(worker.fetch)
  saveFiles(worker.fetch)
  const elements = serveElements(base, worker.fetch).then((areServed) => {
    pictures = areServed
    showNow()
  })
  return { people, opened, reset: worker.reset, restart: worker.restart, leave }
}

function behindFetch(answer: (request: Request) => Promise<Response>) {
  const network = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    return origin === location.origin && isOfServer(pathname) ? answer(request) : network(request)
  }
}

const people: DemoPerson[] = (Object.keys(DEMO_EMAILS) as (keyof typeof DEMO_EMAILS)[]).flatMap((key) => {
  const lead = leads.find((one) => one.key === key)
  return lead ? [{ key, email: DEMO_EMAILS[key], password: PASSWORD, name: lead.name, role: lead.role }] : []
})

/** Nothing answers for the demo any more. */
async function leaveDemo(base: string): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []
  await Promise.all(registrations.filter(({ scope }) => scope === base).map((one) => one.unregister()))
}
