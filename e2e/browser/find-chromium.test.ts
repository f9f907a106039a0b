import { expect, test } from 'vitest'
import { browserOf } from './find-chromium.ts'

const ofPlaywright = { executablePath: undefined, args: [] }

test('journeys take the package’s Chromium only where it runs: on Linux with x64', () => {
  expect(browserOf({ platform: 'linux', arch: 'x64' }, undefined)).toBeNull()
  expect(browserOf({ platform: 'linux', arch: 'arm64' }, undefined)).toEqual(ofPlaywright)
  expect(browserOf({ platform: 'darwin', arch: 'arm64' }, undefined)).toEqual(ofPlaywright)
  expect(browserOf({ platform: 'win32', arch: 'x64' }, '')).toEqual(ofPlaywright)
})

test('the browser that is named goes before all', () => {
  const named = { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }
  for (const arch of ['x64', 'arm64'] as const)
    expect(browserOf({ platform: 'linux', arch }, '/usr/bin/chromium')).toEqual(named)
})
