import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'
import { grantAdmin } from '../accounts/standing/grant-admin.ts'
import { saveSiteSetting } from '../site/site-settings.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

const ada = await joins('Ada Admin')
await grantAdmin(heraia.context, ada.id)
const { admin } = ada.api

test('an admin says what the site claims, who runs it and where it is found, and every page shows it', async () => {
  const was = await admin.siteSettings()
  expect(was).toMatchObject({ supportEmail: 'support@heraia.example', socialLinks: [], figures: { athletes: '15K+' } })
  const values = {
    figures: { ...was.figures, sports: 'live', opportunities: '7' },
    operator: { name: 'Heraia e.V.', address: 'Am Stadion 1' },
    supportEmail: 'hello@heraia.example',
    categoryEmails: [{ category: 'press' as const, email: 'press@heraia.example' }],
    socialLinks: [{ network: 'Mastodon', url: 'https://sport.example/@heraia' }],
    registration: { mode: 'invite' as const, membersInvite: true },
    keptReasons: [{ name: 'Insult', text: 'We do not <i>insult</i> each other.' }],
  }
  expect(await admin.saveSiteSettings({ values, was })).toEqual(values)
  expect(await admin.siteSettings()).toEqual(values)
  const info = await stranger.site.info()
  expect(info.figures.map(({ value }) => value)).toEqual(['15K+', '1', '100+', '7'])
  expect(info).toMatchObject({
    operator: values.operator,
    socialLinks: values.socialLinks,
    registration: values.registration,
  })
  expect(info.channels.find(({ category }) => category === 'press')?.email).toBe('press@heraia.example')
  expect(JSON.stringify(info), 'what the staff keeps is told to nobody else').not.toContain('insult')
  const { items } = await admin.activity({ type: 'other' })
  expect(items.find(({ action }) => action === 'site.changed')).toMatchObject({ userName: 'Ada Admin' })
})

test('what somebody else changed meanwhile is not undone; the same said twice is said once', async () => {
  const { operator } = await admin.siteSettings()
  const values = { operator: { name: 'Heraia GmbH', address: 'Am Stadion 2' } }
  await admin.saveSiteSettings({ values, was: { operator } })
  expect(await admin.saveSiteSettings({ values, was: { operator } })).toMatchObject(values)
  const late = { operator: { name: 'Heraia Inc.', address: '' } }
  expect(await refusal(admin.saveSiteSettings({ values: late, was: { operator } }))).toMatchObject({
    status: 409,
    reason: 'edited_elsewhere',
  })
  expect(await admin.siteSettings()).toMatchObject(values)
})

test('what cannot be is said at its field', async () => {
  const was = await admin.siteSettings()
  const wrong = {
    figures: { ...was.figures, athletes: ' ' },
    supportEmail: 'nobody',
    socialLinks: [{ network: 'Odd', url: 'javascript:alert(1)' }],
    keptReasons: [{ name: 'x'.repeat(61), text: 'x'.repeat(501) }],
  }
  expect(await refusal(admin.saveSiteSettings({ values: wrong, was }))).toMatchObject({
    fields: [
      { field: 'values.figures.athletes', code: 'required' },
      { field: 'values.supportEmail', code: 'invalid_email' },
      { field: 'values.socialLinks.0.url', code: 'invalid_url' },
      { field: 'values.keptReasons.0.name', code: 'too_long' },
      { field: 'values.keptReasons.0.text', code: 'too_long' },
    ],
  })
})

test('an address with letters of any language is taken, as everywhere else', async () => {
  const was = await admin.siteSettings()
  const values = {
    supportEmail: 'büro@verein.example',
    categoryEmails: [{ category: 'press' as const, email: 'a&b@x.example' }],
  }
  expect(await admin.saveSiteSettings({ values, was })).toMatchObject(values)
  expect((await stranger.site.info()).supportEmail).toBe('büro@verein.example')
})

test('more links than she may set, by the operator’s command, are shown and can be made fewer', async () => {
  const socialLinks = Array.from({ length: 11 }, (_, at) => ({
    network: `Network ${at}`,
    url: `https://sport.example/${'a'.repeat(600)}${at}`,
  }))
  await saveSiteSetting(heraia.context, 'social_links', socialLinks)
  expect((await admin.siteSettings()).socialLinks).toEqual(socialLinks)
  expect(await refusal(admin.saveSiteSettings({ values: { socialLinks }, was: { socialLinks } }))).toMatchObject({
    fields: expect.arrayContaining([expect.objectContaining({ field: 'values.socialLinks', code: 'too_many' })]),
  })
  const values = { socialLinks: [{ network: 'Mastodon', url: 'https://sport.example/@heraia' }] }
  expect(await admin.saveSiteSettings({ values, was: { socialLinks } })).toMatchObject(values)
})

test('addresses of categories are the same in any order', async () => {
  const was = await admin.siteSettings()
  const press = { category: 'press' as const, email: 'press@heraia.example' }
  const general = { category: 'general' as const, email: 'all@heraia.example' }
  const first = { values: { categoryEmails: [general, press] }, was }
  await admin.saveSiteSettings(first)
  // Her answer was lost, and she saves once more.
  const saved = await admin.saveSiteSettings(first)
  expect(saved.categoryEmails).toHaveLength(2)
  const upsideDown = { categoryEmails: saved.categoryEmails.toReversed() }
  const values = { categoryEmails: [press] }
  expect(await admin.saveSiteSettings({ values, was: upsideDown })).toMatchObject(values)
})
