import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { apiFor, season } from '@heraia/hosts/test/season'
import { inDays, teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, expect, test } from 'vitest'
import { forgetSiteSetting, saveSiteSetting } from './site-settings.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const { founds, offers } = teamsOf(newId)

test('a new installation claims what the specification says, with three offices and an address for everything', async () => {
  const info = await stranger.site.info()
  expect(info.figures.map(({ value }) => value)).toEqual(['15K+', '50+', '100+', '5K+'])
  expect(info.offices.map(({ city }) => city.es)).toEqual(['San Francisco', 'Nueva York', 'Londres'])
  expect(info.channels.find(({ category }) => category === 'support')).toEqual({
    category: 'support',
    email: 'support@heraia.example',
    hours: 12,
  })
})

test('it says how long a session lasts, as the operator sets it; of sessions that another server keeps it says nothing', async () => {
  expect((await stranger.site.info()).sessionLimits).toEqual({ inactivitySeconds: 30 * 86_400, timeboxSeconds: null })
  const limited = await createTestHeraia({
    settings: { auth: { sessionInactivitySeconds: 7200, sessionTimeboxSeconds: 86_400 } },
  })
  const elsewhere = await createTestHeraia({ settings: { auth: { authUrl: 'http://127.0.0.1:1/auth/v1' } } })
  const [hers, others] = [await apiFor(limited).site.info(), await apiFor(elsewhere).site.info()]
  expect(hers.sessionLimits).toEqual({ inactivitySeconds: 7200, timeboxSeconds: 86_400 })
  expect(others.sessionLimits).toBeNull()
  await Promise.all([limited.close(), elsewhere.close()])
})

test('the operator writes figures and addresses; what she sets to be counted is counted, without people who hide', async () => {
  await joins('Mira Runs', { role: 'athlete', sport: 'Tennis' })
  const hidden = await joins('Dana Hides', { role: 'athlete', sport: 'Judo' })
  const soon = { deadline: inDays(heraia.clock.now(), 10), answerBy: inDays(heraia.clock.now(), 20) }
  await offers(hidden, await founds(hidden), soon)
  await offers(hidden, await founds(hidden, { audience: 'members' }), soon)
  await hidden.sets({ showInSearch: false })
  await saveSiteSetting(heraia.context, 'figures', [
    { key: 'athletes', value: 'live' },
    { key: 'sports', value: 'live' },
    { key: 'countries', value: '7' },
    { key: 'opportunities', value: 'live' },
  ])
  await saveSiteSetting(heraia.context, 'category_emails', { press: 'press@heraia.example' })
  const info = await stranger.site.info()
  expect(info.figures.map(({ value }) => value)).toEqual(['1', '1', '7', '1'])
  expect(info.channels.find(({ category }) => category === 'press')?.email).toBe('press@heraia.example')
  await forgetSiteSetting(heraia.context, 'figures')
  expect((await stranger.site.info()).figures[0]?.value).toBe('15K+')
})

test('the operator says who she is and what others wrote, newest first; until then nothing is made up', async () => {
  const start = await stranger.site.info()
  expect(start).toMatchObject({ operator: { name: '', address: '' }, coverage: [] })
  await saveSiteSetting(heraia.context, 'operator', { name: 'Heraia e.V.', address: 'Am Stadion 1' })
  const told = { title: 'Seen', url: 'https://paper.example/seen', language: 'en' }
  await saveSiteSetting(heraia.context, 'coverage', [
    { ...told, outlet: 'Older', published: '2026-01-02' },
    { ...told, outlet: 'Newer', published: '2026-02-01' },
  ])
  const info = await stranger.site.info()
  expect(info.operator.name).toBe('Heraia e.V.')
  expect(info.coverage.map(({ outlet, sample }) => [outlet, sample])).toEqual([
    ['Newer', false],
    ['Older', false],
  ])
  const script = [{ ...told, outlet: 'Script', published: '2026-02-01', url: 'javascript:alert(1)' }]
  await expect(saveSiteSetting(heraia.context, 'coverage', script)).rejects.toThrow(/url/i)
})

test('a setting that is wrong is refused with what is wrong', async () => {
  await expect(saveSiteSetting(heraia.context, 'support_email', 'nobody')).rejects.toThrow(/email/i)
  await expect(saveSiteSetting(heraia.context, 'figures', [{ key: 'medals', value: 'live' }])).rejects.toThrow(/key/)
})
