import { defineTexts } from '../../../lib/texts.ts'

export const byInvitationTexts = defineTexts({
  en: {
    title: 'This community is by invitation',
    none: 'Ask somebody who is here already for a link, and open it in this browser.',
    looking: 'Looking at your invitation...',
    failed: 'We could not look at your invitation.',
    retry: 'Retry',
    used: 'This invitation has been used. Ask for another one.',
    ended: 'This invitation has ended. Ask for another one.',
    unknown: 'This link is no invitation of ours. Perhaps a part of it is missing.',
    by: (name: string) => `${name} invites you`,
    bySomebody: 'You are invited',
    sees: 'Who invites you is told by what name you registered.',
  },
  es: {
    title: 'A esta comunidad se entra por invitación',
    none: 'Pide un enlace a alguien que ya esté aquí y ábrelo en este navegador.',
    looking: 'Mirando tu invitación...',
    failed: 'No pudimos mirar tu invitación.',
    retry: 'Reintentar',
    used: 'Esta invitación ya se ha usado. Pide otra.',
    ended: 'Esta invitación ha terminado. Pide otra.',
    unknown: 'Este enlace no es una invitación nuestra. Quizá le falta una parte.',
    by: (name: string) => `${name} te invita`,
    bySomebody: 'Tienes una invitación',
    sees: 'Quien te invita sabrá con qué nombre te registraste.',
  },
})
