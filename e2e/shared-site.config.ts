import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'
import { ownServers } from './site/own-servers.ts'

/** The journeys but those of own-servers.config.ts. */
export default defineConfig({ ...site, testIgnore: ownServers.slice(), outputDir: '../test-results/shared-site' })
