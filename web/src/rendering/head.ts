import type { Language, PerLanguage } from '../lib/languages.ts'
import type { PageHandle, PageHead } from '../lib/page.ts'
import { withProductName } from '../product.ts'

export interface Head {
  language: Language
  title: string
  description?: string
  canonical?: string
  image?: string
  noindex: boolean
}

/** Of screens that say nothing of themselves. */
const promise: PerLanguage<string> = {
  en: 'The home of women in sport: athletes, coaches, clubs and fans in one place.',
  es: 'La casa de las mujeres en el deporte: atletas, entrenadoras, clubes y aficionadas en un solo lugar.',
}

interface HeadParts {
  handle: PageHandle
  pathname: string
  siteUrl: string
  chosenLanguage: Language | null
  /** What the page says of itself, once its data is here. */
  own?: PageHead
}

export function headOf({ handle, pathname, siteUrl, chosenLanguage, own = {} }: HeadParts): Head {
  const language = chosenLanguage ?? handle.language
  return {
    language,
    title: withProductName(own.title ?? handle.title[language]),
    description: own.description ?? handle.description?.[language] ?? promise[language],
    canonical: handle.status === 404 ? undefined : new URL(handle.canonical ?? pathname, siteUrl).href,
    image: own.image && new URL(own.image, siteUrl).href,
    noindex: own.noindex ?? handle.noindex ?? false,
  }
}
