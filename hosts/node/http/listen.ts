import { createServer, type RequestListener, type Server } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { newRequestId } from '@heraia/server/http/request-id'
import { getRequestListener, RequestError } from '@hono/node-server'
import { random } from '../../random.ts'
import { bodyComesFrom } from '../../uploads/body-of-request.ts'
import type { FindClientAddress } from './client-address.ts'

/**
 * Turns `fetch` into what Node's HTTP server calls. `headers`: those of every answer, for what never comes to `fetch`, an
 * address or a host that is none.
 */
export function requestListener(
  fetch: (request: Request, address: string) => Promise<Response>,
  clientAddress: FindClientAddress,
  headers: Record<string, string> = {},
): RequestListener {
  const listener = getRequestListener(
    (request, { incoming }) => {
      if (request.method === 'PATCH') bodyComesFrom(request, incoming)
      return fetch(request, clientAddress(incoming.socket?.remoteAddress ?? '', forwardedFor(incoming)))
    },
    // What watches over /healthz may speak HTTP/1.0, which names no host.
    {
      hostname: 'localhost',
      errorHandler: (error) => {
        const status = error instanceof RequestError ? 400 : 500
        return new Response(null, { status, headers: { ...headers, 'x-request-id': newRequestId(random) } })
      },
    },
  )
  return (request, response) => void listener(request, response)
}

function forwardedFor({ headers }: { headers: Http2ServerRequest['headers'] }): string | undefined {
  const header = headers['x-forwarded-for']
  return Array.isArray(header) ? header.join(',') : header
}

export interface Listening {
  port: number
  /** No new connections; answers that are being written get `graceMs` to end. */
  close(graceMs: number): Promise<void>
}

export class CannotListen extends Error {}

export async function listen(http: Server, port: number, host: string): Promise<Listening> {
  // Longer than a proxy in front keeps idle connections, so that it is the proxy that ends them.
  http.keepAliveTimeout = 65_000
  // Node's five minutes for one request stay: who sends slowly on purpose holds nothing for longer. A piece of an upload that
  // takes longer is answered with 408; what came of it is kept, and its sender goes on from there.
  const connections = new Set<Socket>()
  http.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  let answering = 0
  http.on('request', (_request, response) => {
    answering += 1
    response.once('close', () => {
      answering -= 1
    })
  })
  await new Promise<void>((resolve, reject) => http.once('error', reject).listen(port, host, resolve)).catch(
    (error: NodeJS.ErrnoException) => {
      throw new CannotListen(whyNot(error, port, host), { cause: error })
    },
  )
  const address = http.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    close: async (graceMs) => {
      const closed = new Promise<void>((resolve) => http.close(() => resolve()))
      const end = performance.now() + graceMs
      while (answering > 0 && performance.now() < end) {
        http.closeIdleConnections()
        await sleep(20)
      }
      http.closeAllConnections()
      // Node counts the web sockets of development no longer as connections of the server, and would wait for them.
      for (const socket of connections) socket.destroy()
      await closed
    },
  }
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one: PORT=3001 npm start`
  if (code === 'EACCES') return `PORT: nobody but root may listen on ${port}. Set it to one from 1024 on.`
  return `HOST: this machine cannot listen on ${host} (${message}).`
}

export const httpServer = (listener: RequestListener): Server => createServer(listener)
