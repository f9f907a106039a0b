import type { Language } from '@heraia/contract/accounts'
import type { Context } from '../../../context.ts'
import type { UserRow } from '../auth/users.queries.ts'
import type { MailParts } from './mail-layout.ts'

/** How mails about her account's safety end. */
export type WasItYou = Required<Pick<MailParts, 'button' | 'link' | 'closing'>>

/**
 * What she does if it was not her, and where she reads of it. A new password is to be had by mail; where nobody comes in by
 * mail (AUTH_EMAIL), or her organisation keeps her password, her settings say what she can do.
 */
export function wasItYou(
  language: Language,
  { siteUrl, auth }: Pick<Context['settings'], 'siteUrl' | 'auth'>,
  { is_sso_user }: Pick<UserRow, 'is_sso_user'>,
): WasItYou {
  const { password, settings, activity, closing } = TEXTS[language]
  const hasPasswordByMail = auth.email && !is_sso_user
  return {
    button: hasPasswordByMail
      ? { label: password, url: `${siteUrl}/forgot-password` }
      : { label: settings, url: `${siteUrl}/settings/security` },
    link: { label: activity, url: `${siteUrl}/settings/security/activity` },
    closing,
  }
}

const TEXTS = {
  en: {
    password: 'It was not me: choose a new password',
    settings: 'It was not me: see how my account is protected',
    activity: 'See the recent activity of your account',
    closing: 'If it was you, there is nothing to do.',
  },
  es: {
    password: 'No he sido yo: elegir una nueva contraseña',
    settings: 'No he sido yo: ver cómo está protegida mi cuenta',
    activity: 'Ver la actividad reciente de tu cuenta',
    closing: 'Si has sido tú, no tienes que hacer nada.',
  },
}
