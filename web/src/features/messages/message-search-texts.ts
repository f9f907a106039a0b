import { defineTexts } from '../../lib/texts.ts'

export const messageSearchTexts = defineTexts({
  en: {
    label: 'Search in this conversation',
    clear: 'Clear search',
    older: 'Older message found',
    newer: 'Newer message found',
    close: 'Close search',
    none: 'Nothing found',
    failed: 'The search did not work.',
    retry: 'Retry',
    place: (at: number, count: string) => `${at} of ${count}`,
    found: (place: string, name: string, text: string) => `${place}. ${name}: ${text}`,
    newerMessages: 'Show newer messages',
    loadingNewer: 'Loading newer messages',
    newerFailed: 'Newer messages could not be loaded.',
  },
  es: {
    label: 'Buscar en esta conversación',
    clear: 'Borrar búsqueda',
    older: 'Mensaje encontrado anterior',
    newer: 'Mensaje encontrado siguiente',
    close: 'Cerrar búsqueda',
    none: 'No se encontró nada',
    failed: 'La búsqueda no funcionó.',
    retry: 'Reintentar',
    place: (at: number, count: string) => `${at} de ${count}`,
    found: (place: string, name: string, text: string) => `${place}. ${name}: ${text}`,
    newerMessages: 'Mostrar mensajes más recientes',
    loadingNewer: 'Cargando mensajes más recientes',
    newerFailed: 'No se pudieron cargar los mensajes más recientes.',
  },
})
