import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { season } from '@heraia/hosts/test/season'
import { writeRequest } from '../http/connection.ts'
import { measure, type Pace } from '../measure.ts'
import type { Result } from '../result.ts'
import { measureUploads } from './upload-speed.ts'

const PATIENCE_MS = 30_000

/** How fast pictures are served beside an empty route, and uploads taken beside writing their bytes raw into `folder`. */
export async function measureMedia(
  { port, folder }: { port: number; folder: string },
  pace: Pace,
  say: (line: string) => void,
): Promise<Result[]> {
  const site = `http://127.0.0.1:${port}`
  const ask = (from: string | URL | Request, init?: RequestInit) =>
    from instanceof Request ? fetch(from, init) : fetch(new URL(from, site), init)
  const player = await season({ fetch: ask, siteUrl: site, clock: { now: () => new Date() } }).joins('Bench Pictures')
  const item = await player.shows(await pngOf(1600, 1200))
  const path = await addressOf(async () => (await player.api.gallery.get({ id: item.id })).medium?.picture)
  say('a picture of 320 pixels')
  const { loads, shares } = await measure(
    {
      ours: { port, next: () => writeRequest({ method: 'GET', path }) },
      limit: { port, next: () => writeRequest({ method: 'GET', path: '/healthz' }) },
    },
    { ...pace, connections: 16 },
  )
  say('uploads')
  const speed = await measureUploads({ port, token: player.token, folder }, pace.rounds)
  const line = (perSecond: number) => ({ perSecond, p50: Number.NaN, p99: Number.NaN, processor: Number.NaN })
  return [
    {
      question: 'a picture of 320 pixels (limit: an empty route of ours)',
      connections: 16,
      ours: loads.ours,
      limit: loads.limit,
      share: shares.limit,
      bare: null,
      target: '50 % of the limit',
      met: shares.limit >= 0.5,
    },
    {
      question:
        'an upload, megabytes a second (limit: from a bare connection to a file; by hand: from memory to a file)',
      connections: 1,
      ours: line(speed.ours),
      limit: line(speed.raw),
      share: speed.share,
      bare: line(speed.plain),
      target: '60 % of the limit',
      met: speed.share >= 0.6,
    },
  ]
}

/** Once it is processed. */
async function addressOf(find: () => Promise<{ url: string } | undefined>): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const found = await find()
    if (found) return found.url.replace(/\d+\.webp/, '320.webp')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The picture was not made.')
}
