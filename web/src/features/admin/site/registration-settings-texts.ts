import { defineTexts } from '../../../lib/texts.ts'

export const registrationSettingsTexts = defineTexts({
  en: {
    title: 'Who can join',
    help: 'Who has an account signs in as ever. People of organisations whose sign-in was set up here count as invited.',
    who: 'New accounts',
    open: { label: 'Open', hint: 'Everybody can register.' },
    approval: {
      label: 'An admin lets people in',
      hint: 'Everybody can register. Nobody sees an account, and it can do nothing, until an admin has looked at it.',
    },
    waiting: 'See who waits to be let in',
    invite: { label: 'By invitation', hint: 'Whoever has an invitation link can register.' },
    closed: { label: 'Closed', hint: 'Nobody new can register.' },
    members: 'Members invite, too',
    membersHint: 'Each has up to 5 open invitations, for one person each. Without this, admins alone invite.',
    byOperator:
      'This server was started to take nobody new (AUTH_SIGNUP): what is chosen here counts once that is changed.',
    invitations: 'Make invitations, and see who came by them',
  },
  es: {
    title: 'Quién puede unirse',
    help: 'Quien tiene cuenta entra como siempre. Las personas de organizaciones cuya entrada se configuró aquí cuentan como invitadas.',
    who: 'Cuentas nuevas',
    open: { label: 'Abierto', hint: 'Se puede registrar todo el mundo.' },
    approval: {
      label: 'Entra quien acepte la administración',
      hint: 'Se puede registrar todo el mundo. Nadie ve una cuenta, ni puede hacer nada, hasta que la administración la ha mirado.',
    },
    waiting: 'Ver quién espera a entrar',
    invite: { label: 'Por invitación', hint: 'Se puede registrar quien tenga un enlace de invitación.' },
    closed: { label: 'Cerrado', hint: 'Nadie nuevo se puede registrar.' },
    members: 'También invitan las personas miembro',
    membersHint:
      'Cada una tiene hasta 5 invitaciones abiertas, para una persona cada una. Sin esto, solo invita la administración.',
    byOperator:
      'Este servidor se inició para no aceptar a nadie nuevo (AUTH_SIGNUP): lo que elijas aquí contará cuando eso cambie.',
    invitations: 'Hacer invitaciones y ver quién vino por ellas',
  },
})
