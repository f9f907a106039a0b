import { mayHideSomebody } from '@heraia/server/features/outside/list-addresses'
import { securityHeaders } from '@heraia/server/http/security-headers'
import { hearPages } from '@heraia/server/live/page-changes'
import type { Log } from '@heraia/server/ports'
import { textsOf } from '../content/texts-of.ts'
import { collectWhenCalm } from './collect-when-calm.ts'
import { openContent } from './content/open-content.ts'
import { clientAddressBehind } from './http/client-address.ts'
import { httpServer, listen, requestListener } from './http/listen.ts'
import { site } from './http/site.ts'
import { keptMaps } from './machines/kept-maps.ts'
import { openServer } from './open-server.ts'
import type { HostSettings } from './settings.ts'
import { type Closing, type OnStop, shutdown } from './shutdown.ts'
import type { OpenWeb } from './web.ts'

/** Opens everything in the order in which it is needed; `stop` closes it in the opposite one. */
export async function start(settings: HostSettings, log: Log, openWeb: OpenWeb): Promise<{ stop(): Promise<void> }> {
  const closing: Closing[] = []
  const onStop: OnStop = (what, close) => void closing.unshift({ what, close })
  try {
    await openSite(settings, log, openWeb, onStop)
  } catch (error) {
    await shutdown(closing, log)
    throw error
  }
  return { stop: () => shutdown(closing, log) }
}

async function openSite(settings: HostSettings, log: Log, openWeb: OpenWeb, onStop: OnStop): Promise<void> {
  const { siteUrl, auth, rateLimitFactor } = settings.server
  const clientAddress = clientAddressBehind(settings.trustedProxies)
  const content = openContent(settings.contentDir, log)
  onStop('content', async () => content.close())
  const { server, limiter, uploads, broadcast } = await openServer(settings, textsOf(content.library), log, onStop)
  const http = httpServer((request, response) => answer(request, response))
  const web = await openWeb(http)
  onStop('web', web.close)
  const maps = keptMaps()
  const endHearing = hearPages(broadcast, (change) => {
    if (mayHideSomebody(change.by)) maps.forget()
    web.changed(change)
  })
  onStop('page changes', async () => endHearing())
  const fetch = site({
    ...{ server, uploads, limiter, log, content, maps, siteUrl, auth, limitFactor: rateLimitFactor },
    ...web,
  })
  const answer = web.before(requestListener(fetch, clientAddress, securityHeaders({ siteUrl, auth })))
  const endCollecting = collectWhenCalm()
  onStop('collecting', async () => endCollecting())
  const listening = await listen(http, settings.port, settings.host)
  onStop('requests', async () => {
    // Open streams end now, answers that are being written get a moment.
    const closed = listening.close(5000)
    await server.close()
    await closed
  })
}
