import { defineConfig } from '@playwright/test'
import site from './playwright.config.ts'

/**
 * The same journeys on the demo: the server runs in the browser, its people are tabs of one browser. Some of them, and
 * those of the demo itself; DEMO_JOURNEYS=all: each that does not need a process of a server.
 */
const some = ['demo/*.spec.ts', 'journeys/main-job.spec.ts', 'journeys/quote.spec.ts']
const all = [
  'demo/*.spec.ts',
  ...named('main-job', 'quote', 'feed', 'messages', 'notifications', 'people', 'profile'),
  ...named('achievements', 'settings', 'statistics', 'view-as'),
]

function named(...journeys: string[]): string[] {
  return journeys.map((name) => `journeys/${name}.spec.ts`)
}

export default defineConfig({
  ...site,
  // Each has a database in its browser to start.
  workers: 2,
  testDir: '.',
  testMatch: process.env.DEMO_JOURNEYS === 'all' ? all : some,
  globalSetup: './site/start-demo.ts',
})
