import { defineTexts } from '../../lib/texts.ts'

export const savedArticlesTexts = defineTexts({
  en: {
    title: 'Your articles',
    lead: 'What you saved to read, and what you have begun. Only you see it.',
    savedList: 'Saved',
    begunList: 'Begun',
    readList: 'Read',
    empty: 'Nothing here yet',
    hint: 'Save an article to find it again here.',
    toArticles: 'Read the articles',
    failed: 'Your articles could not be loaded.',
    retry: 'Retry',
    loading: 'Loading your articles…',
  },
  es: {
    title: 'Tus artículos',
    lead: 'Lo que guardaste para leer y lo que has empezado. Solo tú lo ves.',
    savedList: 'Guardados',
    begunList: 'Empezados',
    readList: 'Leídos',
    empty: 'Aún no hay nada aquí',
    hint: 'Guarda un artículo para encontrarlo aquí.',
    toArticles: 'Leer los artículos',
    failed: 'No se pudieron cargar tus artículos.',
    retry: 'Reintentar',
    loading: 'Cargando tus artículos...',
  },
})
