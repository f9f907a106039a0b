import { defineConfig } from '@playwright/test'
import { findChromium } from './browser/find-chromium.ts'

const browser = await findChromium()

/**
 * Journeys of people in a real browser, against the real server on a real database (a new one each run).
 * HERAIA_URL points them at a site that runs already.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './site/start-site.ts',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: browser.executablePath, args: browser.args },
    trace: 'retain-on-failure',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  },
})
