import { connect, createServer, type Socket } from 'node:net'

export interface CutLine {
  /** The database's address through the line. */
  url: string
  /** Everything that goes through breaks, and nobody gets through. */
  cut(): Promise<void>
  /** What is sent from now on gets lost, in both directions, and nothing says so. */
  swallow(): void
  mend(): Promise<void>
  close(): Promise<void>
}

/** A line to a database that a test can cut: for all that a client notices, the database is gone. */
export async function cutLine(databaseUrl: string): Promise<CutLine> {
  const { hostname, port } = new URL(databaseUrl)
  const open = new Set<Socket>()
  const listener = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  const listen = (at: number) => new Promise<void>((done) => listener.listen(at, '127.0.0.1', done))
  const cut = () =>
    new Promise<void>((done) => {
      listener.close(() => done())
      for (const socket of open) socket.destroy()
    })
  const swallow = () => {
    for (const socket of open) socket.unpipe().resume()
  }
  await listen(0)
  const address = listener.address()
  const own = address !== null && typeof address === 'object' ? address.port : 0
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${own}`
  // Not beside it, through the server's socket.
  url.searchParams.delete('host')
  return { url: url.href, cut, swallow, mend: () => listen(own), close: cut }
}
