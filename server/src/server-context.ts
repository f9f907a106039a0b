import { type Context, runSoon } from './context.ts'
import { newRequestId } from './http/request-id.ts'
import type { Ports } from './ports.ts'
import type { Settings } from './settings.ts'

/** Nobody asks: a job, or the operator's command, acts for the house. */
export const serverContext = (ports: Ports, settings: Settings): Context => ({
  ports,
  settings,
  db: ports.db,
  viewer: null,
  pass: null,
  requestId: newRequestId(ports.random),
  address: '',
  userAgent: '',
  speaks: 'en',
  now: () => ports.clock.now(),
  afterCommit: runSoon(ports),
})
