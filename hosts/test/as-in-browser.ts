import { matchesGlob, relative } from 'node:path'
import { expect } from 'vitest'

/**
 * Before each file: whether it is asked on what the demo has in a browser (`inABrowser` of vitest.config.ts). In the same
 * workers as the others: two more would load all of the server's modules once more.
 */
const root = `${import.meta.dirname}/../..`
const isAsked = matchesGlob(relative(root, expect.getState().testPath ?? ''), process.env.HERAIA_IN_A_BROWSER ?? '')
process.env.HERAIA_HOST = isAsked ? 'browser' : ''
