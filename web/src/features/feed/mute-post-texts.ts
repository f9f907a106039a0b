import { defineTexts } from '../../lib/texts.ts'

/** Beside the choice stands that her own name in it is muted, too. */
export const mutePostTexts = defineTexts({
  en: {
    mute: 'Mute notifications for this post',
    hint: 'Also when you are mentioned in it. Nobody is told.',
    unmute: 'Unmute notifications for this post',
    muted: 'You get no more notifications for this post.',
    unmuted: 'You get notifications for this post again.',
    undo: 'Undo',
  },
  es: {
    mute: 'Silenciar los avisos de esta publicación',
    hint: 'También si te mencionan en ella. No se avisa a nadie.',
    unmute: 'Recibir los avisos de esta publicación',
    muted: 'Ya no te llegan avisos de esta publicación.',
    unmuted: 'Vuelven a llegarte avisos de esta publicación.',
    undo: 'Deshacer',
  },
})
