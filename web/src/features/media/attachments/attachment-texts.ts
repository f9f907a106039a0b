import { defineTexts } from '../../../lib/texts.ts'

export const attachmentTexts = defineTexts({
  en: {
    chosen: 'Chosen files',
    documentTitle: 'What is it called?',
    picture: (at: number, count: number) => `Open picture ${at} of ${count}`,
    openPicture: (alt: string) => `Open picture: ${alt}`,
    save: 'Save',
    document: 'Document',
    attached: 'Attached files',
  },
  es: {
    chosen: 'Archivos elegidos',
    documentTitle: '¿Cómo se llama?',
    picture: (at: number, count: number) => `Abrir la foto ${at} de ${count}`,
    openPicture: (alt: string) => `Abrir la foto: ${alt}`,
    save: 'Guardar',
    document: 'Documento',
    attached: 'Archivos adjuntos',
  },
})
