import { defineTexts } from '../../lib/texts.ts'

/** Asked before a follow ends that does not come back by following again. */
export const unfollowTexts = defineTexts({
  en: {
    ask: (name: string) => `Unfollow ${name}?`,
    askRequest: (name: string) => `Stop asking to follow ${name}?`,
    asks: 'Her account is private: to follow her again you have to ask her, and she decides.',
    refused: 'She takes no new followers right now: you could not follow her again.',
    unfollow: 'Unfollow',
    takeBack: 'Take it back',
    cancel: 'Cancel',
  },
  es: {
    ask: (name: string) => `¿Dejar de seguir a ${name}?`,
    askRequest: (name: string) => `¿Retirar tu solicitud a ${name}?`,
    asks: 'Su cuenta es privada: para volver a seguirla tendrás que pedírselo, y ella decide.',
    refused: 'Ahora mismo no acepta seguidoras nuevas: no podrías volver a seguirla.',
    unfollow: 'Dejar de seguir',
    takeBack: 'Retirar',
    cancel: 'Cancelar',
  },
})
