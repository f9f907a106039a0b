import type { SiteInfo } from '@heraia/contract/site'
import type { RegistrationSettings } from '@heraia/contract/site-settings'
import type { Context } from '../../context.ts'
import { categoryEmails, showChannels } from './channels.ts'
import { showFigures } from './live-figures.ts'
import { readSiteSettings } from './site-settings.ts'

export const DEMO_PAIR = { email: 'demo@heraia.example', password: 'demo12' }

function showCaptcha({ settings }: Context): SiteInfo['captcha'] {
  const { captcha: provider, captchaSiteKey: siteKey } = settings.auth
  return provider && siteKey ? { provider, siteKey } : null
}

function showSessionLimits({ settings: { auth } }: Context): SiteInfo['sessionLimits'] {
  return auth.authUrl
    ? null
    : { inactivitySeconds: auth.sessionInactivitySeconds, timeboxSeconds: auth.sessionTimeboxSeconds }
}

/** The operator's environment takes nobody new, or another server decides; else as an admin chose. */
function showRegistration({ settings: { auth } }: Context, chosen: RegistrationSettings): SiteInfo['registration'] {
  if (auth.authUrl) return null
  return auth.signup ? chosen : { mode: 'closed', membersInvite: false }
}

export async function readSiteInfo(ctx: Context): Promise<SiteInfo> {
  const [settings, termsVersion, testimonials] = await Promise.all([
    readSiteSettings(ctx),
    ctx.ports.texts.termsVersion(),
    ctx.db
      .selectFrom('testimonials')
      .select(['id', 'quote', 'name', 'title', 'sample'])
      .where('consented_at', 'is not', null)
      .orderBy('created_at')
      .limit(6)
      .execute(),
  ])
  return {
    figures: await showFigures(ctx, settings.get('figures')),
    testimonials,
    socialLinks: settings.get('social_links'),
    offices: settings.get('offices'),
    operator: settings.get('operator'),
    coverage: settings.get('coverage').toSorted((a, b) => b.published.localeCompare(a.published)),
    channels: showChannels(categoryEmails(settings)),
    demo:
      ctx.settings.demoAccounts || settings.hasSamples
        ? { ...DEMO_PAIR, people: settings.hasSamples ? 'here' : 'browser' }
        : null,
    hasDemoBeside: ctx.settings.demoBeside,
    testAccountNote: ctx.settings.testAccountNote,
    passwordMin: ctx.settings.auth.passwordMin,
    captcha: showCaptcha(ctx),
    sessionLimits: showSessionLimits(ctx),
    registration: showRegistration(ctx, settings.get('registration')),
    supportEmail: settings.get('support_email'),
    termsVersion,
    uploadMaxBytes: ctx.settings.media.uploadMaxBytes,
  }
}
