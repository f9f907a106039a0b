import { parseArgs } from 'node:util'
import { pathOf } from '@heraia/server/http/path-of'
import { buildDemo, buildDemoIfNeeded } from '../demo/build-demo.ts'
import { demoFolder } from '../demo/demo-folder.ts'
import { demoFiles } from '../demo/serve-demo.ts'
import { clientAddressBehind } from '../http/client-address.ts'
import { httpServer, listen, requestListener } from '../http/listen.ts'
import { sayWhyNot } from './say-why-not.ts'

/**
 * npm run demo [-- --port 4000 --base /heraia/]: builds the demo when something changed, and serves it.
 * --build: only builds it, with the people's dates as of now, for a host that serves it below --base. --serve: only serves it.
 */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: process.env.PORT || '4000' },
        base: { type: 'string', default: '/' },
        build: { type: 'boolean', default: false },
        serve: { type: 'boolean', default: false },
      },
    })
    const port = Number(values.port)
    if (Number.isInteger(port) && port > 0 && port < 65_536) return { ...values, port }
  } catch {}
  console.error('npm run demo -- [--port 4000] [--base /heraia/] [--build | --serve]')
  process.exit(1)
}

const values = readOptions()
const base = `/${values.base.replace(/^\/|\/$/g, '')}/`.replace('//', '/')
const say = (line: string) => console.log(line)
const tell = (fields: Record<string, unknown>, message: string) => console.error(message, fields)
const log = { info: () => {}, warn: tell, error: tell }

if (values.build) {
  await buildDemo({ base, site: null }, log)
  say(`The demo lies in ${demoFolder}`)
} else {
  if (!values.serve) await buildDemoIfNeeded(say, log)
  const files = demoFiles({ base, site: null })
  const away = () => new Response(null, { status: 302, headers: { location: base } })
  const answer = async (request: Request) => files(request, pathOf(request)) ?? away()
  const server = httpServer(requestListener(answer, clientAddressBehind([])))
  await listen(server, values.port, '127.0.0.1').then(
    ({ port }) => say(`The demo is at http://localhost:${port}${base}`),
    sayWhyNot,
  )
}
