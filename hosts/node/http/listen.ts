import { createServer, type RequestListener, type Server } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { bodyComesFrom } from '../../uploads/body-of-request.ts'
import type { FindClientAddress } from './client-address.ts'

/** Turns `fetch` into what Node's HTTP server calls. */
export function requestListener(
  fetch: (request: Request, address: string) => Promise<Response>,
  clientAddress: FindClientAddress,
): RequestListener {
  const listener = getRequestListener((request, { incoming }) => {
    if (request.method === 'PATCH') bodyComesFrom(request, incoming)
    return fetch(request, clientAddress(incoming.socket?.remoteAddress ?? '', forwardedFor(incoming)))
  })
  return (request, response) => void listener(request, response)
}

function forwardedFor({ headers }: { headers: Http2ServerRequest['headers'] }): string | undefined {
  const header = headers['x-forwarded-for']
  return Array.isArray(header) ? header.join(',') : header
}

export interface Listening {
  port: number
  /** No new connections; those that are open get `graceMs` to end. */
  close(graceMs: number): Promise<void>
}

export async function listen(http: Server, port: number, host: string): Promise<Listening> {
  // Longer than a proxy in front keeps idle connections, so that it is the proxy that ends them.
  http.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => http.once('error', reject).listen(port, host, resolve)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      throw new Error(`Port ${port} is in use. Set PORT to another one: PORT=3001 npm start`, { cause: error })
    },
  )
  const address = http.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    close: async (graceMs) => {
      const closed = new Promise<void>((resolve) => http.close(() => resolve()))
      http.closeIdleConnections()
      // A stream that ends now leaves its connection idle.
      const idle = setInterval(() => http.closeIdleConnections(), 50)
      await Promise.race([closed, sleep(graceMs, undefined, { ref: false })])
      clearInterval(idle)
      http.closeAllConnections()
      await closed
    },
  }
}

export const httpServer = (listener: RequestListener): Server => createServer(listener)
