import pg from 'pg'

/** What the rows of a statement look like. */
interface Shape {
  /** Of the statement: its name may have been another's before (statement-names.ts). */
  text: string
  fields: pg.FieldDef[]
  /** undefined: it stays text. */
  parsers: (((text: string) => unknown) | undefined)[]
  /** Every column, null: the quickest start of a row. */
  empty: Record<string, null>
}

/** text, varchar, uuid. */
const isText = (type: number): boolean => type === 25 || type === 1043 || type === 2950

const noRows = (text: string): Shape => ({ text, fields: [], parsers: [], empty: {} })

/** The statements that a connection knows by name, and their rows. */
const known = new WeakMap<pg.Connection, Map<string, Shape>>()

interface Part {
  name: string
  text: string
  values: readonly unknown[]
}

const BEGIN: Part = { name: 'heraia_begin', text: 'begin', values: [] }
const COMMIT: Part = { name: 'heraia_commit', text: 'commit', values: [] }

export type Answered = (error: Error | null, result?: pg.QueryResult) => void

/**
 * A statement by name: parsed, planned and described once a connection, where the driver's own asks what the rows look
 * like each time. It may bring `begin` and `commit` along; PostgreSQL leaves out what comes after a failure, so nothing
 * is committed that failed, and nothing runs outside of the transaction.
 */
export class PreparedQuery implements pg.Submittable {
  /** Handed over when the question is made: set on it later, the rows outlive their request by two collections (0115). */
  readonly callback: Answered
  private readonly parts: Part[]
  private readonly types: pg.CustomTypesConfig
  private readonly main: Part
  private connection: pg.Connection | undefined
  private answered = 0
  private shape: Shape
  private command = ''
  private readonly rows: pg.QueryResultRow[] = []
  private failure: unknown

  constructor(main: Part, types: pg.CustomTypesConfig, answered: Answered, { begin = false, commit = false } = {}) {
    this.callback = answered
    this.main = main
    this.shape = noRows(main.text)
    this.types = types
    this.parts = [...(begin ? [BEGIN] : []), main, ...(commit ? [COMMIT] : [])]
  }

  submit(connection: pg.Connection): Error | null {
    this.connection = connection
    this.shape = shapeOf(connection, this.main) ?? this.shape
    connection.stream.cork()
    try {
      for (const part of this.parts) send(connection, part)
    } catch (error) {
      this.failure = error
    }
    connection.sync()
    connection.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    const parsers = fields.map(({ dataTypeID }) =>
      isText(dataTypeID) ? undefined : this.types.getTypeParser(dataTypeID, 'text'),
    )
    const empty = Object.fromEntries(fields.map(({ name }) => [name, null]))
    this.shape = { text: this.main.text, fields, parsers, empty }
  }

  handleDataRow({ fields: texts }: { fields: (string | null)[] }): void {
    const { fields, parsers, empty } = this.shape
    const row: pg.QueryResultRow = { ...empty }
    try {
      for (let column = 0; column < texts.length; column += 1) {
        const text = texts[column] ?? null
        if (text === null) continue
        const parse = parsers[column]
        row[fields[column]?.name ?? ''] = parse ? parse(text) : text
      }
      this.rows.push(row)
    } catch (error) {
      this.failure ??= error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const part = this.parts[this.answered]
    this.answered += 1
    if (!part || !this.connection) return
    const isMain = part === this.main
    if (isMain) this.command = text
    shapesOf(this.connection).set(part.name, isMain ? this.shape : noRows(part.text))
  }

  handleEmptyQuery(): void {
    this.answered += 1
  }

  handleReadyForQuery(): void {
    if (this.failure !== undefined) return this.callback(asError(this.failure))
    const [command = '', ...numbers] = this.command.split(' ')
    this.callback(null, {
      command,
      rowCount: numbers.length > 0 ? Number(numbers.at(-1)) : null,
      oid: 0,
      fields: this.shape.fields,
      rows: this.rows,
    })
  }

  handleError(error: Error & { code?: string }): void {
    if (this.connection && isForgotten(error.code)) shapesOf(this.connection).delete(this.main.name)
    this.callback(asError(this.failure ?? error))
  }

  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}

function shapesOf(connection: pg.Connection): Map<string, Shape> {
  const shapes = known.get(connection) ?? new Map<string, Shape>()
  known.set(connection, shapes)
  return shapes
}

/** undefined: this connection does not know the statement, or knows another by its name. */
function shapeOf(connection: pg.Connection, { name, text }: Part): Shape | undefined {
  const shape = shapesOf(connection).get(name)
  return shape?.text === text ? shape : undefined
}

/** The driver's own way to write a value; not in its types. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => string | Buffer | null } })
  .utils

/** What needs no quotes in a list: ids, numbers and the like. */
const BARE = /^[\w-]+$/
const isBare = (value: unknown): value is string =>
  typeof value === 'string' && BARE.test(value) && value.toLowerCase() !== 'null'

/** A list of bare words is written as it is: the driver looks for quotes in each of them, twice. */
const inWords = (value: unknown): string | Buffer | null =>
  Array.isArray(value) && value.every(isBare) ? `{${value.join()}}` : prepareValue(value)

function send(connection: pg.Connection, part: Part): void {
  const { name, text, values } = part
  const written = values.map(inWords)
  const isKnown = shapeOf(connection, part) !== undefined
  if (!isKnown) {
    shapesOf(connection).delete(name)
    // It may be there already, from a time when it failed, or as another's.
    connection.close({ type: 'S', name }, true)
    connection.parse({ name, text, types: [] }, true)
  }
  connection.bind({ statement: name, values: written }, true)
  if (!isKnown) connection.describe({ type: 'P' }, true)
  connection.execute({}, true)
}

/** Its columns are others now, or PostgreSQL does not know it any more: next time it is parsed anew. */
const isForgotten = (code: string | undefined): boolean => code === '0A000' || code === '26000'

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))
