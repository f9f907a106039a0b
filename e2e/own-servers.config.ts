import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'
import { ownServers } from './site/own-servers.ts'

/**
 * A part of the journeys: those on servers of their own, which wait for starts and time-outs longer than the others. `npm
 * test` walks them beside the server's tests, where a core would be idle; shared-site.config.ts has the others.
 */
export default defineConfig({
  ...site,
  testMatch: ownServers.slice(),
  outputDir: '../test-results/own-servers',
  globalSetup: [],
  workers: 1,
})
