import { flushCompileCache } from 'node:module'
import { httpServer, listen, requestListener } from '../node/http/listen.ts'
import { prepareJobs } from '../node/jobs-graphile.ts'
import { openLog } from '../node/log.ts'
import { openServer } from '../node/open-server.ts'
import { readSettings } from '../node/settings.ts'
import { textsInTest } from './texts.ts'

/** What `npm start` runs but for the pages: the server on a real database, to be killed at any moment. */
const settings = readSettings(process.env)
const log = openLog('warn')
// Alone on its database, as with the embedded one: what a killed process had begun is taken up at once.
if (settings.databaseUrl) await prepareJobs(settings.databaseUrl, log, { alone: true })
const { server } = await openServer(settings, textsInTest(), log, () => {})
const fetch = (request: Request, address: string) => server.fetch(request, { address })
await listen(httpServer(requestListener(fetch, (address) => address)), settings.port, settings.host)
// It will be killed: what it compiled is written now.
flushCompileCache()
