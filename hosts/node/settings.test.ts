import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readSettings, settingNames } from './settings.ts'

test('with nothing set, everything has a default for one machine', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({ port: 3000, dataDir: '.data', databaseUrl: null, smtpUrl: null })
  expect(settings.server).toMatchObject({ siteUrl: 'http://localhost:3000', rateLimitFactor: 1 })
  expect(settings.server.auth).toMatchObject({ basePath: '/auth/v1', autoconfirm: true, passwordMin: 6 })
})

test('the site is where it listens, unless it says otherwise', () => {
  expect(readSettings({ PORT: '8080' }).server.siteUrl).toBe('http://localhost:8080')
  expect(readSettings({ SITE_URL: 'https://heraia.example/' }).server.siteUrl).toBe('https://heraia.example')
})

test('addresses must be confirmed once there is a mail server, unless the operator says otherwise', () => {
  expect(readSettings({ SMTP_URL: 'smtps://a:b@mail.example' }).server.auth.autoconfirm).toBe(false)
  expect(readSettings({ SMTP_URL: 'smtp://mail.example', AUTH_AUTOCONFIRM: 'on' }).server.auth.autoconfirm).toBe(true)
})

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
})

test('every wrong variable is named at once', () => {
  const wrong = { PORT: 'abc', DATABASE_URL: 'mysql://x', SITE_URL: 'heraia', AUTH_SIGNUP: 'maybe' }
  expect(() => readSettings(wrong)).toThrow(/PORT(.|\n)*DATABASE_URL(.|\n)*SITE_URL(.|\n)*AUTH_SIGNUP/)
})

test('the README has each setting, and no other', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const table =
    readme
      .split('## Settings')[1]
      ?.split('\n\n')
      .find((part) => part.startsWith('| variable')) ?? ''
  const firstCells = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1] ?? '')
  const named = firstCells.flatMap((cell) => cell.match(/`[A-Z][A-Z0-9_]*`/g) ?? []).map((name) => name.slice(1, -1))
  const told = [...table.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|PORT|HOST|DEMO)`/g)].map(([, name]) => name)
  expect(settingNames.filter((name) => !told.includes(name))).toEqual([])
  expect(named.filter((name) => !settingNames.includes(name))).toEqual([])
})
