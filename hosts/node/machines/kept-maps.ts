import { madeOnce } from '@heraia/server/made-once'
import { compress, type Encoding, encodingFor } from '../http/compress.ts'

export interface MadeMap {
  xml: string
  /** Not what was made of what was known last, while nothing could be asked. */
  mayKeep: boolean
}

interface KeptMap {
  at: number
  made: Promise<{
    plain: Uint8Array<ArrayBuffer>
    packed: Partial<Record<Encoding, () => Promise<Uint8Array<ArrayBuffer>>>>
  }>
}

/**
 * Sitemaps, of ten thousand addresses each: made once for all who ask within five minutes, one at a time, and packed once.
 * Who hides is in none from then on (`forget`). With what the API keeps for itself, everything else is an hour old at most.
 */
export interface KeptMaps {
  answer(request: Request, pathname: string, make: () => Promise<MadeMap>): Promise<Response>
  forget(): void
}

const FRESH_MS = 5 * 60_000

export function keptMaps(now: () => number = Date.now): KeptMaps {
  const kept = new Map<string, KeptMap>()
  let before: Promise<unknown> = Promise.resolve()

  function build(pathname: string, make: () => Promise<MadeMap>): KeptMap {
    const drop = () => {
      if (kept.get(pathname) === map) kept.delete(pathname)
    }
    const made = before.then(make).then(({ xml, mayKeep }) => {
      if (!mayKeep) drop()
      return { plain: new TextEncoder().encode(xml), packed: {} }
    })
    const map = { at: now(), made }
    kept.set(pathname, map)
    before = made.catch(drop)
    return map
  }

  return {
    answer: async (request, pathname, make) => {
      const encoding = encodingFor(request)
      const headers = {
        ...{ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
        ...{ vary: 'accept-encoding', ...(encoding && { 'content-encoding': encoding }) },
      }
      // What nobody reads is not made.
      if (request.method === 'HEAD') return new Response(null, { headers })
      const known = kept.get(pathname)
      const { made } = known && now() - known.at < FRESH_MS ? known : build(pathname, make)
      const { plain, packed } = await made
      if (!encoding) return new Response(plain, { headers })
      packed[encoding] ??= madeOnce(() => compress(plain, encoding))
      return new Response(await packed[encoding](), { headers })
    },
    forget: () => kept.clear(),
  }
}
