import type { Listing } from '@heraia/contract/listings'
import type { OpenRole } from '@heraia/contract/open-roles'
import type { OutsidePost, OutsideProfile } from '@heraia/contract/outside'
import type { Team } from '@heraia/contract/team'
import { drawPng } from '../pictures/draw-png.ts'
import { pagePicture } from '../pictures/page-picture.ts'
import type { AskApi } from './all-public.ts'
import { escapeXml } from './escape-xml.ts'
import type { KeptMaps, MadeMap } from './kept-maps.ts'

const PICTURE =
  /^\/pictures\/(profile|post|teams|marketplace)\/(?:[a-z0-9-]{1,64}\/(?=roles))?(roles\/)?([a-z0-9-]{1,64})\.(?:en|es)\.png$/
const MAP = /^\/sitemap-(people|posts)\.xml$/
const MOST_DRAWN = 200

/**
 * What shared links and search engines get of people who are found (0090): pictures drawn of their profiles, posts and
 * listings, of public teams and open roles, and the newest people and posts. Whether it is for everybody is asked each
 * time; only what was drawn of the same words is kept.
 */
export function answerOutside(ask: AskApi, siteUrl: string, maps: KeptMaps) {
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  const askFor = async <Answer>(path: string): Promise<Answer | null> => {
    const response = await ask(new Request(new URL(path, siteUrl)))
    // What cannot be looked up now is not gone: search engines would forget whoever they do not find.
    if (response.status >= 500 || response.status === 429) throw new Unanswered()
    return response.ok ? ((await response.json()) as Answer) : null
  }

  const draw = (title: string, kicker: string): Promise<Uint8Array<ArrayBuffer>> => {
    const key = `${title}\n${kicker}`
    const known = drawn.get(key)
    if (known) return known
    if (drawn.size >= MOST_DRAWN) drawn.clear()
    const made = drawPng(pagePicture({ title, kicker, seed: key }))
    drawn.set(key, made)
    made.catch(() => drawn.delete(key))
    return made
  }

  const picture = async (of: string, name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
    if (of === 'profile') {
      const found = await askFor<OutsideProfile>(`/api/outside/profiles/${name}`)
      if (!found?.isForEngines) return null
      const { person, location } = found
      return draw(person.name, [person.sport, location].filter(Boolean).join(' · '))
    }
    if (of === 'teams') {
      const found = await askFor<Team>(`/api/teams/${name}`)
      return found && draw(found.name, [found.sport, found.location].filter(Boolean).join(' · '))
    }
    if (of === 'roles') {
      const found = await askFor<OpenRole>(`/api/roles/${name}`)
      return found && draw(found.title, found.team.name)
    }
    if (of === 'marketplace') {
      const found = await askFor<Listing>(`/api/listings/${name}`)
      return found?.isForEngines ? draw(found.title, found.location ?? '') : null
    }
    const found = await askFor<OutsidePost>(`/api/outside/posts/${name}`)
    return found?.isForEngines ? draw(firstWords(found.text) || found.author.name, found.author.name) : null
  }

  const map = async (of: string): Promise<MadeMap> => {
    const found = await askFor<{ items: { name: string; changedAt: string }[] }>(`/api/outside/addresses?of=${of}`)
    const start = of === 'people' ? 'profile' : 'post'
    const urls = (found?.items ?? []).map(
      ({ name, changedAt }) =>
        `<url><loc>${escapeXml(`${siteUrl}/${start}/${name}`)}</loc><lastmod>${changedAt}</lastmod></url>`,
    )
    const xml = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
    return { xml, mayKeep: true }
  }

  return async (request: Request, pathname: string): Promise<Response | null> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const [, start, isRole, name] = PICTURE.exec(pathname) ?? []
    const of = isRole ? 'roles' : start
    const [, listed] = MAP.exec(pathname) ?? []
    if (listed) return maps.answer(request, pathname, () => map(listed)).catch(whereUnanswered)
    const body = of && name ? await picture(of, name).catch(whereUnanswered) : null
    if (body instanceof Response) return body
    if (!body) return null
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' }
    return new Response(request.method === 'HEAD' ? null : body, { headers })
  }
}

class Unanswered extends Error {}

function whereUnanswered(error: unknown): Response {
  if (!(error instanceof Unanswered)) throw error
  return new Response(null, { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } })
}

const MOST_LETTERS = 110

const firstWords = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1).toWellFormed()}…` : text.replace(/\s+/g, ' ').trim()
