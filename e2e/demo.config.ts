import { FOR_TESTS } from '@heraia/hosts/node/demo/for-tests'
import { defineConfig } from '@playwright/test'
import { serverOnly } from './demo/needs-a-server.ts'
import site from './playwright.config.ts'

/**
 * The same journeys on the demo: the server runs in the browser, its people are tabs of one browser. The main job, and
 * those of the demo itself; DEMO_JOURNEYS=all: each but those that demo/needs-a-server.ts names.
 */
const some = ['demo/*.spec.ts', 'journeys/main-job.spec.ts']
const all = ['demo/*.spec.ts', 'journeys/*.spec.ts']

// As npm test builds it; the one for people serves as well (hosts/node/demo/for-tests.ts).
process.env.DEMO_BUILD = FOR_TESTS

export default defineConfig({
  ...site,
  // Each has a database in its browser to start.
  workers: 3,
  testDir: '.',
  outputDir: '../test-results/demo',
  testMatch: process.env.DEMO_JOURNEYS === 'all' ? all : some,
  grepInvert: serverOnly,
  // Every journey opens a browser in which the server starts first.
  expect: { timeout: 30_000 },
  globalSetup: './site/start-demo.ts',
})
