import * as addresses from '../addresses.ts'
import { LANGUAGES, type Language, type PerLanguage } from '../lib/languages.ts'
import type { PageHandle, PageHead } from '../lib/page.ts'
import { pageRoutes } from '../page-routes.ts'
import { PRODUCT_NAME, withProductName } from '../product.ts'
import { descriptions } from './descriptions.ts'
import { pictureOf } from './shared-picture.ts'
import { withWholeAddresses } from './whole-addresses.ts'

export interface Head {
  language: Language
  title: string
  description?: string
  canonical?: string
  /** The same page in each language, and where to begin when none fits. Empty: it is not for search engines. */
  alternates: { language: Language | 'x-default'; href: string }[]
  feeds: { title: string; href: string }[]
  /** Drawn for whoever shares the page; absolute. */
  image?: { href: string; alt: string }
  kind: 'website' | 'article' | 'profile'
  published?: string
  structured: object[]
  /** It says what a shared link to it shows. */
  hasCard: boolean
  noindex: boolean
}

/** Of screens that say nothing of themselves. */
const promise: PerLanguage<string> = {
  en: 'The home of women in sport: athletes, coaches, clubs and fans in one place.',
  es: 'La casa de las mujeres en el deporte: atletas, entrenadoras, clubes y aficionadas en un solo lugar.',
}

/** It speaks Spanish until she chooses, on whatever address it stands. */
const notFound = pageRoutes.find(({ page }) => page === 'not-found')

interface HeadParts {
  /** Its name in the route table. */
  page: string
  handle: PageHandle
  pathname: string
  siteUrl: string
  chosenLanguage: Language | null
  /** What the page says of itself, once its data is here. */
  own?: PageHead
}

export function headOf({ page, handle, pathname, siteUrl, chosenLanguage, own = {} }: HeadParts): Head {
  const language = chosenLanguage ?? handle.language
  const path = own.canonical ?? handle.canonical ?? withoutLastSlash(pathname)
  const isMissing = handle.status === 404 || own.missing === true
  // Behind a guard there is nothing for who is not signed in, and search engines are not.
  const isGuarded = handle.guard === 'signed-in' || handle.guard === 'admin'
  const isHidden = own.hidden ?? false
  const noindex = isHidden || isMissing || (own.noindex ?? handle.noindex ?? isGuarded)
  const inLanguage = (each: Language) => inLanguageOf(siteUrl, path, each, handle.language)
  const titled = (own.missing && notFound) || handle
  const title = withProductName(own.title ?? titled.title[chosenLanguage ?? titled.language])
  const isPublic = !isMissing && !noindex
  return {
    language,
    title,
    description: own.description ?? descriptions[page]?.[language] ?? promise[language],
    canonical: isMissing ? undefined : inLanguage(language),
    alternates: isPublic
      ? [
          ...LANGUAGES.map((each) => ({ language: each, href: inLanguage(each) })),
          { language: 'x-default' as const, href: inLanguage(handle.language) },
        ]
      : [],
    feeds: path.startsWith(addresses.press())
      ? [{ title: `${PRODUCT_NAME} · ${language === 'es' ? 'Prensa' : 'Press'}`, href: addresses.pressFeed(language) }]
      : [],
    // A shared link has its picture also where search engines keep nothing.
    image: !isHidden && (isPublic || (own.picture && !isMissing)) ? pictureOf(siteUrl, path, language, own) : undefined,
    kind: own.kind ?? 'website',
    published: own.published,
    structured: isPublic
      ? [...(own.structured ?? []), ...surroundings(path, title, language, siteUrl)].map((thing) =>
          withWholeAddresses(thing, siteUrl),
        )
      : [],
    hasCard: !isHidden,
    noindex,
  }
}

/** The router opens a page with slashes behind its address too; it has one address all the same. */
const withoutLastSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '')

/** A page speaks its own language at its bare address, and the other one with `?lang=`. */
function inLanguageOf(siteUrl: string, path: string, language: Language, own: Language): string {
  const url = new URL(path, siteUrl)
  if (language !== own) url.searchParams.set('lang', language)
  return url.href
}

/** Whose page it is (on the first one), and the way to it (on those below others). */
function surroundings(path: string, title: string, language: Language, siteUrl: string): object[] {
  const url = (to: string) => new URL(to, siteUrl).href
  if (path === addresses.home()) {
    return [
      {
        '@type': 'Organization',
        name: PRODUCT_NAME,
        url: url('/'),
        logo: url('/icon-512.png'),
        description: promise[language],
      },
      { '@type': 'WebSite', name: PRODUCT_NAME, url: url('/') },
    ]
  }
  const parentPath = /^(\/[^/]+)\/[^/]+$/.exec(path)?.[1]
  const parent = pageRoutes.find(({ paths, guard }) => guard === 'public' && paths.includes(parentPath ?? ''))
  if (!parent || !parentPath) return []
  const steps = [
    { name: PRODUCT_NAME, item: url('/') },
    { name: parent.title[language], item: url(parentPath) },
    { name: title.replace(` | ${PRODUCT_NAME}`, ''), item: url(path) },
  ]
  const itemListElement = steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
