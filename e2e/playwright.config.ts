import { hasRoomInMemory } from '@heraia/hosts/test/folder-in-memory'
import { defineConfig } from '@playwright/test'
import { inFewProcesses } from './browser/few-processes.ts'
import { findChromium } from './browser/find-chromium.ts'
import './browser/quick-stacks.ts'

const browser = await findChromium()
/** A journey's pages live for seconds, and so does the demo's PostgreSQL: what V8 would optimise for later is work for nothing. */
const shortLived = '--js-flags=--no-opt,--no-maglev,--liftoff-only,--min-semi-space-size=16'
/** By default what Chromium's processes share lies in files on the disk: a tenth of all that journeys cost. */
const onDisk = (await hasRoomInMemory()) ? ['--disable-dev-shm-usage'] : []

/**
 * Journeys of people in a real browser, against the real server on a real database (a new one each run).
 * HERAIA_URL points them at a site that runs already.
 */
export default defineConfig({
  testDir: './journeys',
  // Emptied by each run: the demo's is another one.
  outputDir: '../test-results/journeys',
  globalSetup: './site/start-site.ts',
  fullyParallel: true,
  // Two cores: a journey waits nearly half of its time for what it looks at, and leaves them to a third.
  workers: 3,
  // A loaded machine stalls a browser for seconds: twice more, and the list says which ones needed it.
  retries: Number(process.env.TEST_RETRIES ?? 2),
  // The longest takes 40 s alone; a loaded machine needs several times as long. What hangs ends by actionTimeout.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...inFewProcesses(browser.args), shortLived],
      ignoreDefaultArgs: onDisk,
    },
    // Recording costs a fifth of the time: from the second try on.
    trace: 'on-first-retry',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // What is not there by then does not come: the next try begins, and says so.
    actionTimeout: 30_000,
  },
})
