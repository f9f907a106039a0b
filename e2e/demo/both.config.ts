import { resolve } from 'node:path'
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test'
import demo from '../demo.config.ts'
import site from '../playwright.config.ts'

const partsOf = ({ testDir = '', testMatch, grepInvert }: PlaywrightTestConfig) => ({
  ...{ testDir: resolve(import.meta.dirname, '..', testDir), testMatch, grepInvert },
})

/** The journeys of both, to be listed by one process (same-journeys.spec.ts): nobody runs them by this. */
export default defineConfig({
  projects: [
    { name: 'site', ...partsOf(site) },
    { name: 'demo', ...partsOf(demo) },
  ],
})
