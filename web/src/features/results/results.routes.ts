import type { PageRoute } from '../../lib/page.ts'

export const resultRoutes: PageRoute[] = [
  {
    page: 'results-import',
    paths: ['/results/import'],
    title: { en: 'Import results', es: 'Importar resultados' },
    language: 'es',
    guard: 'signed-in',
    noindex: true,
  },
]
