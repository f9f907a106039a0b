import { MEDIA_MAX_BYTES } from '@heraia/contract/media'
import type { SiteInfo } from '@heraia/contract/site'
import { z } from 'zod'
import type { Context } from '../../context.ts'

/** The texts that a new installation starts with (D18); the operator's own stand in site_settings. */
const FIGURES: SiteInfo['figures'] = [
  { key: 'athletes', value: '15K+' },
  { key: 'sports', value: '50+' },
  { key: 'countries', value: '100+' },
  { key: 'opportunities', value: '5K+' },
]

/** The date of the terms (platform specification, section 2). */
export const TERMS_VERSION = '2024-03-15'

export const DEMO_PAIR = { email: 'demo@heraia.example', password: 'demo12' }

const storedFigures = z.array(
  z.object({ key: z.enum(['athletes', 'sports', 'countries', 'opportunities']), value: z.string() }),
)
const storedLinks = z.array(z.object({ network: z.string(), url: z.url() }))
const storedText = z.string()

export async function readSiteInfo(ctx: Context): Promise<SiteInfo> {
  const [settings, testimonials] = await Promise.all([
    ctx.db.selectFrom('site_settings').select(['key', 'value']).execute(),
    ctx.db
      .selectFrom('testimonials')
      .select(['id', 'quote', 'name', 'title', 'sample'])
      .where('consented_at', 'is not', null)
      .orderBy('created_at')
      .limit(6)
      .execute(),
  ])
  const stored = new Map(settings.map((row) => [row.key, row.value]))
  return {
    figures: storedFigures.safeParse(stored.get('figures')).data ?? FIGURES,
    testimonials,
    socialLinks: storedLinks.safeParse(stored.get('social_links')).data ?? [],
    demo: ctx.settings.demoAccounts || stored.get('samples') === true ? DEMO_PAIR : null,
    testAccountNote: ctx.settings.testAccountNote,
    passwordMin: ctx.settings.auth.passwordMin,
    supportEmail: storedText.safeParse(stored.get('support_email')).data ?? 'support@heraia.example',
    termsVersion: TERMS_VERSION,
    uploadMaxBytes: MEDIA_MAX_BYTES,
  }
}
