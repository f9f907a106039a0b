import { defineTexts } from '../../../lib/texts.ts'

export const phoneTexts = defineTexts({
  en: {
    lead: 'You can sign in with it by a code. Nobody else sees it.',
    current: 'Your phone',
    none: 'You have none yet.',
    wanted: 'New phone number',
    hint: 'With its country code: +34 600 000 000',
    send: 'Send the code',
    sentTo: (phone: string) => `We sent a code to ${phone}. It works for a minute.`,
    changed: 'Your phone number is confirmed.',
    another: 'Another number',
  },
  es: {
    lead: 'Puedes iniciar sesión con él mediante un código. Nadie más lo ve.',
    current: 'Tu teléfono',
    none: 'Todavía no tienes ninguno.',
    wanted: 'Nuevo número de teléfono',
    hint: 'Con su prefijo de país: +34 600 000 000',
    send: 'Enviar el código',
    sentTo: (phone: string) => `Hemos enviado un código a ${phone}. Vale durante un minuto.`,
    changed: 'Tu número de teléfono está confirmado.',
    another: 'Otro número',
  },
})
