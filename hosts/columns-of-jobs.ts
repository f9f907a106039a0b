import type { Job } from '@heraia/server/ports'

/** Jobs as lists that one statement takes. */
export const columnsOf = (jobs: readonly Job[]) => ({
  names: jobs.map(({ name }) => name),
  payloads: jobs.map(({ payload }) => JSON.stringify(payload)),
  times: jobs.map(({ runAt }) => runAt ?? null),
  keys: jobs.map(({ key }) => key ?? null),
  queues: jobs.map(({ queue }) => queue ?? null),
})
