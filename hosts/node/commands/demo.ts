import { parseArgs } from 'node:util'
import { buildDemo, demoFolder } from '../demo/build-demo.ts'
import { demoFiles } from '../demo/serve-demo.ts'
import { clientAddressBehind } from '../http/client-address.ts'
import { httpServer, listen, requestListener } from '../http/listen.ts'

/** npm run demo [-- --port 4000 --base /heraia/ --build --serve]: builds the demo and serves it; one of both alone. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4000' },
    base: { type: 'string', default: '/' },
    build: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
  },
})
const base = `/${values.base.replace(/^\/|\/$/g, '')}/`.replace('//', '/')
const both = values.build === values.serve
const said = (fields: Record<string, unknown>, message: string) => console.error(message, fields)

if (both || values.build) {
  console.log('Building the demo: the pages, a database with made-up people, all of it compressed …')
  await buildDemo({ base, site: null }, { info: () => {}, warn: said, error: said })
  console.log(`The demo lies in ${demoFolder}`)
}
if (both || values.serve) {
  const files = demoFiles(demoFolder, base)
  const answer = async (request: Request) =>
    files(request, new URL(request.url).pathname) ?? new Response(null, { status: 302, headers: { location: base } })
  const server = httpServer(requestListener(answer, clientAddressBehind([])))
  const { port } = await listen(server, Number(values.port), '127.0.0.1')
  console.log(`The demo is at http://localhost:${port}${base}`)
}
