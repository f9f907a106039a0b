import type { Activity } from '@heraia/contract/admin'
import type { Role } from '@heraia/contract/roles'
import type { Language } from '../../lib/languages.ts'
import { roleNames } from '../../pieces/role-names.ts'

type Words = (about: { subject: string; detail: string }) => string

const words: Record<Language, Record<string, Words>> = {
  en: {
    'person.joined': ({ detail }) => `joined as ${roleNames.en[detail as Role]?.toLowerCase() ?? detail}`,
    'post.published': () => 'published a post',
    'verification.granted': ({ subject, detail }) => `verified ${subject}: ${detail}`,
    'verification.revoked': ({ subject, detail }) => `took the verification of ${subject} back: ${detail}`,
    'person.suspended': ({ subject, detail }) => `suspended ${subject}: ${detail}`,
    'person.restored': ({ subject, detail }) => `restored ${subject}: ${detail}`,
    'birth_date.corrected': ({ subject, detail }) => `corrected the date of birth of ${subject}: ${detail}`,
    'admin.granted': ({ subject }) => `made ${subject} an admin`,
    'admin.revoked': ({ subject }) => `made ${subject} an admin no longer`,
    'ticket.answered': () => 'answered a message of the inbox',
    'ticket.reopened': () => 'opened a message of the inbox again',
    'report.dismissed': ({ detail }) => `dismissed a report: ${detail}`,
    'report.removed': ({ detail }) => `removed what was reported: ${detail}`,
    'report.suspended': ({ detail }) => `suspended an account that was reported: ${detail}`,
    'testimonial.saved': () => 'saved a testimonial',
    'testimonial.removed': () => 'deleted a testimonial',
    'account.created': () => 'made an account',
    'account.deleted': ({ subject }) => `deleted the account of ${subject}`,
    'account.password_changed': () => 'changed her password',
    'terms.accepted': ({ detail }) => `accepted the terms ${detail}`.trim(),
    'identity.linked': () => 'added a way to sign in',
    'identity.unlinked': () => 'removed a way to sign in',
    'passkey.added': () => 'added a passkey',
    'passkey.removed': () => 'removed a passkey',
  },
  es: {
    'person.joined': ({ detail }) => `se unió como ${roleNames.es[detail as Role]?.toLowerCase() ?? detail}`,
    'post.published': () => 'hizo una publicación',
    'verification.granted': ({ subject, detail }) => `verificó a ${subject}: ${detail}`,
    'verification.revoked': ({ subject, detail }) => `retiró la verificación de ${subject}: ${detail}`,
    'person.suspended': ({ subject, detail }) => `suspendió a ${subject}: ${detail}`,
    'person.restored': ({ subject, detail }) => `restableció a ${subject}: ${detail}`,
    'birth_date.corrected': ({ subject, detail }) => `corrigió la fecha de nacimiento de ${subject}: ${detail}`,
    'admin.granted': ({ subject }) => `nombró administradora a ${subject}`,
    'admin.revoked': ({ subject }) => `retiró a ${subject} de la administración`,
    'ticket.answered': () => 'respondió un mensaje de la bandeja',
    'ticket.reopened': () => 'volvió a abrir un mensaje de la bandeja',
    'report.dismissed': ({ detail }) => `desestimó una denuncia: ${detail}`,
    'report.removed': ({ detail }) => `retiró lo que se había denunciado: ${detail}`,
    'report.suspended': ({ detail }) => `suspendió una cuenta denunciada: ${detail}`,
    'testimonial.saved': () => 'guardó un testimonio',
    'testimonial.removed': () => 'eliminó un testimonio',
    'account.created': () => 'creó una cuenta',
    'account.deleted': ({ subject }) => `eliminó la cuenta de ${subject}`,
    'account.password_changed': () => 'cambió su contraseña',
    'terms.accepted': ({ detail }) => `aceptó los términos ${detail}`.trim(),
    'identity.linked': () => 'añadió una forma de iniciar sesión',
    'identity.unlinked': () => 'quitó una forma de iniciar sesión',
    'passkey.added': () => 'añadió una llave de acceso',
    'passkey.removed': () => 'quitó una llave de acceso',
  },
}

const MISSING = '…'

/** What happened, after the name of who did it; what this page does not know yet, as the server says it. */
export function activityWords(activity: Activity, language: Language): string {
  const say = words[language][activity.action]
  const about = { subject: activity.subject?.name ?? MISSING, detail: activity.detail ?? '' }
  return say ? say(about).replace(/: $/, '') : activity.description
}
