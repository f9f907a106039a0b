import { defineTexts } from '../lib/texts.ts'

/** What each role is called where a person is shown. */
export const roleNames = defineTexts({
  en: {
    athlete: 'Athlete',
    coach: 'Coach',
    club: 'Club',
    federation: 'Federation',
    journalist: 'Journalist',
    fan: 'Fan',
    admin: 'Admin',
  },
  es: {
    athlete: 'Atleta',
    coach: 'Entrenadora',
    club: 'Club',
    federation: 'Federación',
    journalist: 'Periodista',
    fan: 'Aficionada',
    admin: 'Administración',
  },
})
