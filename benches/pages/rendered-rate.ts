import { connect, writeRequest } from '../http/connection.ts'
import { slice } from '../http/load.ts'

/** Pages a second on 16 connections; the load shares the machine. */
export async function renderedRate(port: number, path: () => string, seconds: number): Promise<number> {
  const connections = await Promise.all(Array.from({ length: 16 }, () => connect(port)))
  try {
    const next = () => writeRequest({ method: 'GET', path: path(), gzip: true })
    const { perSecond } = await slice({ port, connections, seconds, next })
    return Math.round(perSecond)
  } finally {
    for (const connection of connections) connection.close()
  }
}
