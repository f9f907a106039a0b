import { flushCompileCache } from 'node:module'
import { buildIfNeeded } from './build-if-needed.ts'
import { buildDemoBeside } from './demo/build-beside.ts'
import { openLog } from './log.ts'
import { readSettings } from './settings.ts'
import { isStopping, stopWhatStarts } from './shutdown.ts'
import { start } from './start.ts'
import { say, tellHowToStart } from './tell.ts'
import { openBuiltWeb } from './web.ts'

try {
  const settings = readSettings(process.env)
  await buildIfNeeded(say)
  const starting = start(settings, openLog(settings.logLevel), openBuiltWeb(settings.demo))
  stopWhatStarts(starting, () => say('Stopping …'))
  await starting
  if (settings.demo && !isStopping()) buildDemoBeside()
  if (!isStopping()) tellHowToStart(settings, say)
  // Not only at its end: a process that is killed would leave the next one to compile everything again.
  flushCompileCache()
} catch (error) {
  if (!isStopping()) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
