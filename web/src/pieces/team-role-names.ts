import { defineTexts } from '../lib/texts.ts'

/** What somebody is in a team. */
export const teamRoleNames = defineTexts({
  en: { owner: 'Owner', manager: 'Manager', coach: 'Coach', player: 'Player' },
  es: { owner: 'Propietaria', manager: 'Responsable', coach: 'Entrenadora', player: 'Jugadora' },
})
