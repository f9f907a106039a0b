import { defineTexts } from '../../../lib/texts.ts'

export const contentTexts = defineTexts({
  en: {
    loading: 'Loading…',
    failed: 'This text could not be loaded.',
    retry: 'Try again',
    updated: 'Last updated',
    published: 'Published',
  },
  es: {
    loading: 'Cargando...',
    failed: 'No se pudo cargar este texto.',
    retry: 'Intentar nuevamente',
    updated: 'Última actualización:',
    published: 'Publicado el',
  },
})
