import type { Log } from '@heraia/server/ports'
import type { Content } from '../content/open-content.ts'
import { drawPng } from '../pictures/draw-png.ts'
import { iconSvg } from '../pictures/mark.ts'
import { pagePicture } from '../pictures/page-picture.ts'
import { atomFeed } from './feed.ts'
import type { KeptMaps, MadeMap } from './kept-maps.ts'
import type { ListingsOnSale } from './listings-on-sale.ts'
import { mediaKit } from './media-kit.ts'
import type { PublicTeam } from './public-teams.ts'
import { robots, sitemap } from './sitemap.ts'

interface Made {
  body: string | Uint8Array<ArrayBuffer>
  type: string
}

export interface MachineParts {
  content: Content
  maps: KeptMaps
  /** What the marketplace offers now. */
  listings: () => Promise<ListingsOnSale>
  /** Teams that everybody may find. */
  teams: () => Promise<readonly PublicTeam[]>
  siteUrl: string
  log: Log
}

/** What programs ask for: robots, sitemap, feed, icons, pictures of shared links, the media kit. null: something else. */
export function machines(parts: MachineParts): (request: Request, pathname: string) => Promise<Response | null> {
  const kept = new Map<string, Promise<Made | null>>()
  let version = 0
  return async (request, pathname) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    if (version !== parts.content.version()) {
      version = parts.content.version()
      kept.clear()
      parts.maps.forget()
    }
    if (pathname === '/sitemap.xml') return parts.maps.answer(request, pathname, () => sitemapOf(parts))
    const make = makerOf(pathname, parts)
    if (!make) return null
    const made = kept.get(pathname) ?? make()
    kept.set(pathname, made)
    const answer = await made.catch((error: unknown) => {
      kept.delete(pathname)
      throw error
    })
    if (!answer) kept.delete(pathname)
    return answer && toResponse(request, answer)
  }
}

/** Not kept like the others: what is on sale changes without the texts. */
async function sitemapOf({ content, listings, teams, siteUrl }: MachineParts): Promise<MadeMap> {
  const { items, isCurrent } = await listings()
  return { xml: sitemap(siteUrl, content.library().names, items, await teams()), mayKeep: isCurrent }
}

function toResponse(request: Request, { body, type }: Made): Response {
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600' }
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

function makerOf(pathname: string, parts: MachineParts): (() => Promise<Made | null>) | null {
  const { content, siteUrl } = parts
  const text = (body: string, type: string) => async () => ({ body, type: `${type}; charset=utf-8` })
  if (pathname === '/robots.txt') return text(robots(siteUrl), 'text/plain')
  if (pathname === '/media-kit.zip') {
    return async () => ({ body: await mediaKit(content), type: 'application/zip' })
  }
  const [, feedLanguage] = /^\/press\/feed\.(en|es)\.xml$/.exec(pathname) ?? []
  if (isLanguage(feedLanguage)) {
    const entries = content.library().entries('press', feedLanguage)
    return text(atomFeed(siteUrl, feedLanguage, entries), 'application/atom+xml')
  }
  const [, size] = /^\/icon-(180|192|512)\.png$/.exec(pathname) ?? []
  if (size) return async () => ({ body: await drawPng(iconSvg(), Number(size)), type: 'image/png' })
  const [, name, language] = /^\/pictures\/([a-z0-9/-]+)\.(en|es)\.png$/.exec(pathname) ?? []
  if (name && isLanguage(language)) return () => drawPage(content, name, language)
  return null
}

const isLanguage = (word: string | undefined): word is 'en' | 'es' => word === 'en' || word === 'es'

/** Screens of the product that are shared, and no texts of content/. */
const screens: Record<string, { en: string; es: string }> = {
  home: { en: 'Your sport. Your people.', es: 'Tu deporte. Tu gente.' },
  marketplace: { en: 'Sports Marketplace', es: 'Mercado deportivo' },
  athletes: { en: 'Connect with Elite Athletes', es: 'Conecta con atletas de élite' },
  search: { en: 'Discover Athletes & Professionals', es: 'Descubre atletas y profesionales' },
  teams: { en: 'Discover Teams', es: 'Descubre equipos' },
}
const promise = { en: 'The home of women in sport', es: 'La casa de las mujeres en el deporte' }

async function drawPage(content: Content, name: string, language: 'en' | 'es'): Promise<Made | null> {
  const page = content.library().page(name, language)
  const title = screens[name]?.[language] ?? page?.title
  if (!title) return null
  const kicker = page?.kicker ?? promise[language]
  return { body: await drawPng(pagePicture({ title, kicker, seed: name })), type: 'image/png' }
}
