import type { InboxCategory } from '@heraia/contract/inbox-categories'
import type { ManagedSettings } from '@heraia/contract/site-settings'
import { sql } from 'kysely'
import { type Context, inTransaction, type SignedIn } from '../../context.ts'
import { conflict } from '../../refused.ts'
import { writeAudit } from '../accounts/write-audit.ts'
import { readSiteSettings, type SiteSettingName, saveSiteSetting } from '../site/site-settings.ts'

type Name = keyof ManagedSettings
type Some = Partial<ManagedSettings>

/** By which name each is kept. */
const KEPT: Record<Name, SiteSettingName> = {
  figures: 'figures',
  operator: 'operator',
  supportEmail: 'support_email',
  categoryEmails: 'category_emails',
  socialLinks: 'social_links',
  registration: 'registration',
  keptReasons: 'kept_reasons',
}

/** How each is kept: figures stand in an order of their own, addresses by their category. */
const kept: { [Each in Name]: (value: ManagedSettings[Each]) => unknown } = {
  figures: (value) => Object.entries(value).map(([key, text]) => ({ key, value: text })),
  operator: (value) => value,
  supportEmail: (value) => value,
  categoryEmails: (value) => Object.fromEntries(value.map(({ category, email }) => [category, email])),
  socialLinks: (value) => value,
  registration: (value) => value,
  keptReasons: (value) => value,
}

export async function readManagedSettings(ctx: Context): Promise<ManagedSettings> {
  const settings = await readSiteSettings(ctx)
  const figures = new Map(settings.get('figures').map(({ key, value }) => [key, value]))
  const figure = (key: keyof ManagedSettings['figures']) => figures.get(key) ?? ''
  return {
    figures: {
      athletes: figure('athletes'),
      sports: figure('sports'),
      countries: figure('countries'),
      opportunities: figure('opportunities'),
    },
    operator: settings.get('operator'),
    supportEmail: settings.get('support_email'),
    categoryEmails: Object.entries(settings.get('category_emails')).map(([category, email]) => ({
      category: category as InboxCategory,
      email,
    })),
    socialLinks: settings.get('social_links'),
    registration: settings.get('registration'),
    keptReasons: settings.get('kept_reasons'),
  }
}

/** 409 `edited_elsewhere` where one of them stands otherwise than `was` says, and is not what is to be saved. */
export const saveManagedSettings = (
  ctx: SignedIn,
  { values, was }: { values: Some; was: Some },
): Promise<ManagedSettings> =>
  inTransaction(ctx, async (tx) => {
    // One after the other: none of these rows may be there yet to be locked.
    await sql`lock table site_settings in share row exclusive mode`.execute(tx.db)
    const before = await readManagedSettings(tx)
    const changed = (Object.keys(values) as Name[]).filter((name) => !isSame(name, values, before))
    if (changed.some((name) => !isSame(name, was, before))) {
      throw conflict('edited_elsewhere', 'Somebody else changed it meanwhile.')
    }
    for (const name of changed) await save(tx, name, values)
    if (changed.length > 0) {
      const mode = values.registration?.mode
      const details = { settings: changed.toSorted().join(', '), ...(mode && { mode }) }
      await writeAudit(tx, { action: 'site.changed', actorId: tx.viewer.id, subjectId: null, details })
    }
    return readManagedSettings(tx)
  })

const save = (tx: SignedIn, name: Name, values: Some) => saveSiteSetting(tx, KEPT[name], keptOf(name, values))

const keptOf = <Each extends Name>(name: Each, of: Some): unknown =>
  of[name] === undefined ? undefined : kept[name](of[name] as ManagedSettings[Each])

/** As it is kept, where the order of addresses says nothing; keys in any order: a database keeps them in one of its own. */
const isSame = (name: Name, one: Some, other: Some): boolean =>
  ordered(keptOf(name, one)) === ordered(keptOf(name, other))

const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => a.localeCompare(b)))
      : each,
  ) ?? ''
