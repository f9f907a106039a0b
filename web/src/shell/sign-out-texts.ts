import { defineTexts } from '../lib/texts.ts'

/** Where the server could not be told that she has left. */
export const signOutTexts = defineTexts({
  en: {
    notTold: 'You are signed out here, but the server could not be told. Next time, end this session under Devices.',
    notToldOfGuest:
      'You are signed out here, but the server could not be told. The guest account ends later, by itself.',
  },
  es: {
    notTold: 'Tu sesión está cerrada aquí, pero el servidor no se enteró. La próxima vez, ciérrala en Dispositivos.',
    notToldOfGuest:
      'Tu sesión está cerrada aquí, pero el servidor no se enteró. La cuenta de invitada acaba después, sola.',
  },
})
