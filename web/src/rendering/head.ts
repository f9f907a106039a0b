import type { Language } from '../lib/languages.ts'
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
    description: own.description ?? handle.description?.[language],
    canonical: handle.status === 404 ? undefined : new URL(handle.canonical ?? pathname, siteUrl).href,
    image: own.image && new URL(own.image, siteUrl).href,
    noindex: own.noindex ?? handle.noindex ?? false,
  }
}
