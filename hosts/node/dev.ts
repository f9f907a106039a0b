import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { sayWhyNot } from './commands/say-why-not.ts'
import { demoBeside } from './demo/serve-demo.ts'
import type { Render } from './http/site.ts'
import { openLog } from './log.ts'
import { readSettings } from './settings.ts'
import { isStopping, stopWhatStarts } from './shutdown.ts'
import { start } from './start.ts'
import { tellHowToStart } from './tell.ts'
import type { OpenWeb } from './web.ts'
import { webFolder } from './web-folder.ts'

const parts = fileURLToPath(new URL('../../ui/src', import.meta.url))

/** Vite compiles what is asked for, tells the browser what changed, and renders pages from the sources of this moment. */
const openWebInDevelopment: OpenWeb = async (http) => {
  const vite = await createServer({
    root: webFolder,
    // Bundling the configuration writes a file that would look like a change of ours.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  })
  // Outside its root Vite watches file by file, and loses those that an editor or Git replaces.
  vite.watcher.add(parts)
  return {
    assets: demoBeside(),
    render: async (request, env) => {
      try {
        const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { render: Render }
        return await render(request, env)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        throw error
      }
    },
    // Nothing is kept.
    changed: () => {},
    before: (listener) => (request, response) =>
      isVites(request.url ?? '')
        ? vite.middlewares(request, response, () => listener(request, response))
        : listener(request, response),
    withoutSecurityHeaders: true,
    close: () => vite.close(),
  }
}

/** Everything but our own endpoints may be a module that Vite compiles. */
const isVites = (url: string) => !/^\/(api|events|uploads|media|auth|demo|healthz|readyz|metrics)\b/.test(url)

try {
  const settings = readSettings(process.env)
  const forPeople = process.stdout.isTTY
  const starting = start(settings, openLog(settings.logLevel, { forPeople }), openWebInDevelopment)
  stopWhatStarts(starting)
  await starting
  if (!isStopping()) tellHowToStart(settings, (line) => console.log(line))
} catch (error) {
  if (!isStopping()) sayWhyNot(error)
}
