import { defineTexts } from '../../lib/texts.ts'

/** What the composer says of pictures and videos. */
export const composerTexts = defineTexts({
  en: {
    forTeam: (name: string) => `What is new at ${name}?`,
    add: 'Add pictures or a video',
    media: 'Pictures of the post',
    nth: (at: number, of: number) => (of === 1 ? 'Picture' : `Picture ${at} of ${of}`),
    described: 'described',
    earlier: 'Move to the left',
    later: 'Move to the right',
    sensitive: 'Cover the pictures at first',
    sensitiveHint: 'For injuries, blood and the like. Whoever wants to see them presses once.',
    waiting: 'It is posted as soon as everything has arrived.',
    notReady: 'Not everything could be uploaded. Remove what failed, or try it again.',
    anyway: 'Post anyway',
    dropNow: 'Let go to add them',
    problems: {
      left_out: 'A post holds up to ten pictures. The others were left out.',
      one_video: 'A post holds up to ten pictures, or one video alone. Remove what is too much.',
      not_usable: 'Remove what failed, or try it again.',
    },
  },
  es: {
    forTeam: (name: string) => `¿Qué hay de nuevo en ${name}?`,
    add: 'Añadir fotos o un vídeo',
    media: 'Fotos de la publicación',
    nth: (at: number, of: number) => (of === 1 ? 'Foto' : `Foto ${at} de ${of}`),
    described: 'descrita',
    earlier: 'Mover a la izquierda',
    later: 'Mover a la derecha',
    sensitive: 'Tapar las fotos al principio',
    sensitiveHint: 'Para lesiones, sangre y cosas así. Quien quiera verlas pulsa una vez.',
    waiting: 'Se publica en cuanto llegue todo.',
    notReady: 'No se pudo subir todo. Quita lo que falló o inténtalo de nuevo.',
    anyway: 'Publicar así',
    dropNow: 'Suéltalas para añadirlas',
    problems: {
      left_out: 'Una publicación admite hasta diez fotos. Las demás se quedaron fuera.',
      one_video: 'Una publicación admite hasta diez fotos, o un solo vídeo. Quita lo que sobra.',
      not_usable: 'Quita lo que falló o inténtalo de nuevo.',
    },
  },
})
