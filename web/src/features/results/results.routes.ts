import type { PageRoute } from '../../lib/page.ts'
import { spanishPage } from '../../lib/page-route.ts'

export const resultRoutes: PageRoute[] = [
  spanishPage('signed-in', 'results-import', '/results/import', 'Import results', 'Importar resultados'),
]
