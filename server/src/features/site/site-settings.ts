import { isEmailAddress } from '@heraia/contract/email-address'
import { INBOX_CATEGORIES } from '@heraia/contract/inbox-categories'
import { siteInfo } from '@heraia/contract/site'
import { LIVE_FIGURE, managedSettings, registrationSettings } from '@heraia/contract/site-settings'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { tellAllPages } from '../../live/page-changes.ts'

export const LIVE = LIVE_FIGURE

/** The one rule that forms check by too. */
const emailAddress = z.string().refine(isEmailAddress, 'This is no email address.')

/** What an operator can set (`npm run site`), and what a new installation starts with. */
export const siteSettings = {
  figures: {
    schema: siteInfo.shape.figures,
    start: [
      { key: 'athletes', value: '15K+' },
      { key: 'sports', value: '50+' },
      { key: 'countries', value: '100+' },
      { key: 'opportunities', value: '5K+' },
    ],
    help: `what the home page claims; "${LIVE}" as a value counts athletes, sports, countries or open roles`,
  },
  offices: {
    schema: siteInfo.shape.offices,
    start: [
      {
        city: { en: 'San Francisco', es: 'San Francisco' },
        region: { en: 'California, United States', es: 'California, Estados Unidos' },
        timeZone: 'America/Los_Angeles',
      },
      {
        city: { en: 'New York', es: 'Nueva York' },
        region: { en: 'New York, United States', es: 'Nueva York, Estados Unidos' },
        timeZone: 'America/New_York',
      },
      {
        city: { en: 'London', es: 'Londres' },
        region: { en: 'England, United Kingdom', es: 'Inglaterra, Reino Unido' },
        timeZone: 'Europe/London',
      },
    ],
    help: 'the offices of the contact page',
  },
  operator: {
    schema: siteInfo.shape.operator,
    start: { name: '', address: '' },
    help: 'who answers for this site before the law, on the legal pages and the contact page',
  },
  coverage: {
    schema: siteInfo.shape.coverage,
    start: [],
    help: 'what others wrote about the site, on the press page: [{"outlet","title","url","published","language"}]',
  },
  social_links: { schema: siteInfo.shape.socialLinks, start: [], help: 'the links of the footer' },
  support_email: { schema: emailAddress, start: 'support@heraia.example', help: 'where mail for the operator goes' },
  category_emails: {
    schema: z.partialRecord(z.enum(INBOX_CATEGORIES), emailAddress),
    start: {},
    help: 'addresses of single categories, when they are not support_email',
  },
  registration: {
    schema: registrationSettings,
    start: { mode: 'open', membersInvite: false },
    help: 'whom the site takes: {"mode": "open", "approval", "invite" or "closed", "membersInvite": whether members invite, too}',
  },
  kept_reasons: {
    schema: managedSettings.shape.keptReasons,
    start: [],
    help: 'reasons that the staff begins with when it decides: [{"name","text"}]',
  },
} as const satisfies Record<string, { schema: z.ZodType; start: unknown; help: string }>

export type SiteSettingName = keyof typeof siteSettings
type Value<Name extends SiteSettingName> = z.infer<(typeof siteSettings)[Name]['schema']>

export interface SiteSettings {
  get<Name extends SiteSettingName>(name: Name): Value<Name>
  /** `npm run samples` was run here. */
  hasSamples: boolean
}

/** As stored; what cannot be read counts as not set. */
export async function readSiteSettings(ctx: Context): Promise<SiteSettings> {
  const rows = await ctx.db.selectFrom('site_settings').select(['key', 'value']).execute()
  const stored = new Map(rows.map((row) => [row.key, row.value]))
  return {
    get(name) {
      const { schema, start } = siteSettings[name]
      const read = schema.safeParse(stored.get(name))
      return (read.success ? read.data : start) as Value<typeof name>
    },
    hasSamples: stored.get('samples') === true,
  }
}

/** One of them alone; read as it stands in the transaction. */
export async function readSiteSetting<Name extends SiteSettingName>(ctx: Context, name: Name): Promise<Value<Name>> {
  const row = await ctx.db.selectFrom('site_settings').select('value').where('key', '=', name).executeTakeFirst()
  const { schema, start } = siteSettings[name]
  const read = schema.safeParse(row?.value)
  return (read.success ? read.data : start) as Value<Name>
}

export const isSiteSetting = (name: string): name is SiteSettingName => Object.hasOwn(siteSettings, name)

/** Throws with what is wrong about the value. */
export async function saveSiteSetting(ctx: Context, name: SiteSettingName, value: unknown): Promise<void> {
  const checked = siteSettings[name].schema.safeParse(value)
  if (!checked.success) throw new Error(z.prettifyError(checked.error))
  const row = { key: name, value: JSON.stringify(checked.data), updated_at: ctx.now() }
  await ctx.db
    .insertInto('site_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: row.value, updated_at: row.updated_at }))
    .execute()
  ctx.afterCommit(() => tellAllPages(ctx.ports.broadcast))
}

export const forgetSiteSetting = async (ctx: Context, name: SiteSettingName): Promise<void> => {
  await ctx.db.deleteFrom('site_settings').where('key', '=', name).execute()
  ctx.afterCommit(() => tellAllPages(ctx.ports.broadcast))
}
