import { defineTexts } from '../../../lib/texts.ts'

export const contentTexts = defineTexts({
  en: {
    loading: 'Loading…',
    failed: 'This text could not be loaded.',
    retry: 'Retry',
    updated: 'Last updated',
    published: 'Published',
  },
  es: {
    loading: 'Cargando...',
    failed: 'No se pudo cargar este texto.',
    retry: 'Reintentar',
    updated: 'Última actualización:',
    published: 'Publicado el',
  },
})
