import { buildIfNeeded } from '../build-if-needed.ts'
import { checkTexts } from '../content/check-texts.ts'
import { buildDemoIfNeeded } from '../demo/build-demo.ts'
import { FOR_TESTS } from '../demo/for-tests.ts'
import { weighPages } from '../page-weights.ts'

/** npm run build [-- --for-tests]: the site, what its pages weigh, and the demo (for tests: see demo/for-tests.ts). */
if (process.argv.includes('--for-tests')) process.env.DEMO_BUILD = FOR_TESTS

const say = (line: string) => console.log(line)
const tell = (fields: Record<string, unknown>, message: string) => console.error(message, fields)

await buildIfNeeded(say)
const { problems } = checkTexts(process.env.CONTENT_DIR)
for (const problem of problems) say(problem)
if (problems.length > 0) process.exitCode = 1
say('JavaScript of a page, with what its first touch fetches (bytes, Brotli):')
for (const { page, bytes, most } of await weighPages()) {
  const isTooMuch = bytes > most
  say(`  ${page.padEnd(16)} ${bytes} of ${most}${isTooMuch ? ': TOO MUCH' : ''}`)
  if (isTooMuch) process.exitCode = 1
}
await buildDemoIfNeeded(say, { info: () => {}, warn: tell, error: tell })
