import { type PGlite, parse, protocol } from '@electric-sql/pglite'
import type { PGliteDialectConfig } from 'kysely'

const { serialize } = protocol

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

/** A statement that the engine knows by name. */
interface Known {
  name: string
  parameterTypes: number[]
  /** What its rows look like. */
  described: Messages
}

/** Each holds its plan, on a phone too. */
const KEPT = 250

/**
 * PGlite as Kysely asks it, but each parametrised statement is parsed, planned and described once, as on a server
 * (node/postgres/prepared-query.ts): PGlite by itself does that each time, in five messages, and it takes longer than the rows.
 */
export function preparedPglite(pglite: PGlite): Exclude<PGliteDialectConfig['pglite'], (...given: never) => unknown> {
  const known = new Map<string, Known>()
  let last = 0

  const send = (...messages: Uint8Array[]): Promise<Messages> =>
    pglite.execProtocolStream(joined(messages), { syncToFs: false })

  async function prepare(text: string): Promise<Known> {
    last += 1
    const name = `heraia_${last}`
    const said = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync())
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(said),
      described: said.filter((message) => message.name === 'rowDescription'),
    }
    known.set(text, statement)
    const [oldest] = known
    if (oldest && known.size > KEPT) await forget(...oldest)
    return statement
  }

  async function forget(text: string, { name }: Known): Promise<void> {
    known.delete(text)
    await send(serialize.close({ type: 'S', name }), serialize.sync())
  }

  /** The statement that was used last is the last to be forgotten. */
  function recall(text: string): Known | undefined {
    const statement = known.get(text)
    if (statement && known.delete(text)) known.set(text, statement)
    return statement
  }

  function written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    return pglite.serializers[type ?? 0]?.(value) ?? (value as { toString(): string }).toString()
  }

  const run = <Row>(text: string, given: unknown[]) =>
    pglite._runExclusiveQuery(async () => {
      const { name, parameterTypes, described } = recall(text) ?? (await prepare(text))
      const values = given.map((value, at) => written(value, parameterTypes[at]))
      const said = await send(serialize.bind({ statement: name, values }), serialize.execute(), serialize.sync()).catch(
        (error: { code?: string }) => {
          if (isForgotten(error.code)) known.delete(text)
          throw error
        },
      )
      const [result] = parse.parseResults([...described, ...said], pglite.parsers)
      return { ...result, fields: result?.fields ?? [], rows: (result?.rows ?? []) as Row[] }
    })

  return {
    query: async <Row>(text: string, given: unknown[] = []) => {
      if (given.length === 0) return pglite.query<Row>(text)
      const result = await pglite._runExclusiveTransaction(() => run<Row>(text, given))
      await pglite.syncToFs()
      return result
    },
    transaction: (work) =>
      pglite.transaction((tx) =>
        work({
          query: <Row>(text: string, given: unknown[] = []) =>
            given.length === 0 ? tx.query<Row>(text) : run<Row>(text, given),
          rollback: () => tx.rollback(),
        }),
      ),
    close: () => pglite.close(),
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    waitReady: pglite.waitReady,
  }
}

function joined(messages: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(messages.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const message of messages) {
    all.set(message, at)
    at += message.length
  }
  return all
}

/** Its columns are others now, or the engine does not know it any more: next time it is parsed anew. */
const isForgotten = (code: string | undefined): boolean => code === '0A000' || code === '26000'
