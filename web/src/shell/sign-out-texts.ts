import { defineTexts } from '../lib/texts.ts'

/** Where the server could not be told that she has left, and what becomes of her session. */
export const signOutTexts = defineTexts({
  en: {
    notTold: 'You are signed out here, but the server could not be told.',
    endThere: 'Next time, end this session under Devices.',
    guestEnds: 'The guest account ends later, by itself.',
  },
  es: {
    notTold: 'Tu sesión está cerrada aquí, pero el servidor no se enteró.',
    endThere: 'La próxima vez, ciérrala en Dispositivos.',
    guestEnds: 'La cuenta de invitada acaba después, sola.',
  },
})
