import { counted, defineTexts } from '../../../lib/texts.ts'

export const altReminderTexts = defineTexts({
  en: {
    missing: {
      picture: (count: number, of: number) =>
        of === 1
          ? 'The picture has no description'
          : counted('en', count, {
              one: `# of ${of} pictures has no description`,
              other: `# of ${of} pictures have no description`,
            }),
      video: (count: number, of: number) =>
        of === 1
          ? 'The video has no description'
          : counted('en', count, {
              one: `# of ${of} videos has no description`,
              other: `# of ${of} videos have no description`,
            }),
      file: (count: number, of: number) =>
        counted('en', count, {
          one: `# of ${of} files has no description`,
          other: `# of ${of} files have no description`,
        }),
    },
    why: 'It is read aloud to people who cannot see it. You can add it later, too.',
    describe: 'Describe',
    change: 'When to remind me',
    required: 'Say what it shows first: you chose that nothing of yours goes out without a description.',
  },
  es: {
    missing: {
      picture: (count: number, of: number) =>
        of === 1
          ? 'La foto no tiene descripción'
          : counted('es', count, {
              one: `# de ${of} fotos no tiene descripción`,
              other: `# de ${of} fotos no tienen descripción`,
            }),
      video: (count: number, of: number) =>
        of === 1
          ? 'El vídeo no tiene descripción'
          : counted('es', count, {
              one: `# de ${of} vídeos no tiene descripción`,
              other: `# de ${of} vídeos no tienen descripción`,
            }),
      file: (count: number, of: number) =>
        counted('es', count, {
          one: `# de ${of} archivos no tiene descripción`,
          other: `# de ${of} archivos no tienen descripción`,
        }),
    },
    why: 'Se lee en voz alta a quien no puede verlo. También puedes añadirla después.',
    describe: 'Describir',
    change: 'Cuándo recordármelo',
    required: 'Di primero qué se ve: elegiste que nada tuyo salga sin descripción.',
  },
})
