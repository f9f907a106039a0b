import type { PageRoute } from '../../lib/page.ts'

/** A page of text, in English until a visitor chooses. */
const textPage = (page: string, en: string, es: string): PageRoute => ({
  page,
  paths: [`/${page}`],
  title: { en, es },
  language: 'en',
  guard: 'public',
  still: 'words',
})

/** One text of a folder: `/learn/warm-up`. */
const textOf = (page: string, folder: string, en: string, es: string): PageRoute => ({
  ...textPage(page, en, es),
  paths: [`/${folder}/:slug`],
})

export const siteRoutes: PageRoute[] = [
  {
    page: 'home',
    paths: ['/'],
    title: { en: 'The home of women in sport', es: 'La casa de las mujeres en el deporte' },
    language: 'en',
    guard: 'public',
    still: 'words',
  },
  textPage('learn', 'Learn', 'Aprende'),
  textOf('article', 'learn', 'Article', 'Artículo'),
  textPage('about', 'About Us', 'Quiénes somos'),
  textPage('careers', 'Careers', 'Trabaja aquí'),
  textOf('position', 'careers', 'Open position', 'Vacante'),
  textPage('press', 'Press', 'Prensa'),
  textOf('release', 'press', 'Press release', 'Nota de prensa'),
  textPage('contact', 'Contact', 'Contacto'),
  textPage('privacy', 'Privacy Policy', 'Política de privacidad'),
  textPage('terms', 'Terms of Service', 'Términos del servicio'),
  textPage('cookies', 'Cookie Policy', 'Política de cookies'),
  textPage('accessibility', 'Accessibility', 'Accesibilidad'),
  {
    page: 'not-found',
    paths: ['*'],
    title: { en: 'Page not found', es: 'Página no encontrada' },
    language: 'es',
    guard: 'public',
    still: 'words',
    noindex: true,
    status: 404,
  },
]
