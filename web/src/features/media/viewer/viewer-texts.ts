import { defineTexts } from '../../../lib/texts.ts'

export const viewerTexts = defineTexts({
  en: {
    viewer: 'Pictures',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    position: (at: number, of: number) => `${at} of ${of}`,
    noAlt: 'Picture without a description',
    description: 'Description:',
  },
  es: {
    viewer: 'Fotos',
    close: 'Cerrar',
    previous: 'Anterior',
    next: 'Siguiente',
    position: (at: number, of: number) => `${at} de ${of}`,
    noAlt: 'Foto sin descripción',
    description: 'Descripción:',
  },
})
