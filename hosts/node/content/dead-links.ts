import type { Library } from '../../content/library.ts'
import { internalLinks } from '../../content/read-markdown.ts'

/** Screens of the product that texts may lead to; the route table is asked in web/src/page-routes.test.ts. */
const SCREENS =
  /^\/(login|register|forgot-password|feed|athletes|teams|marketplace|search|mi-perfil|messages|notifications|settings(\/[a-z-]+)?)?$/

/** Links of texts to addresses of this site at which there is nothing, and to headings that are not there. */
export function deadLinks(files: ReadonlyMap<string, string>, library: Library): string[] {
  return Array.from(files).flatMap(([path, text]) =>
    internalLinks(text)
      .filter((href) => !leadsSomewhere(href, path, library))
      .map((href) => `content/${path}: ${href} leads nowhere.`),
  )
}

function leadsSomewhere(href: string, from: string, library: Library): boolean {
  const { pathname, hash } = new URL(href, 'http://here')
  if (SCREENS.test(pathname)) return true
  const page = library.page(pathname.slice(1), /\.([a-z]{2})\.md$/.exec(from)?.[1] ?? 'en')
  if (!page) return false
  return hash === '' || page.sections.some(({ id }) => `#${id}` === hash)
}
