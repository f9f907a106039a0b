import { defineTexts } from '../../../lib/texts.ts'

export const demoBoxTexts = defineTexts({
  en: {
    orAs: 'Or as somebody else:',
    coach: 'Coach',
    club: 'Club',
    admin: 'Admin',
    inBrowser: 'The demo runs in your browser only. Nothing of it reaches this site.',
  },
  es: {
    orAs: 'O como otra persona:',
    coach: 'Entrenadora',
    club: 'Club',
    admin: 'Administración',
    inBrowser: 'La demo funciona solo en tu navegador. Nada de ella llega a este sitio.',
  },
})
