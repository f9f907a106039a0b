import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Context } from './context.ts'

/** Strings, dates and lists are handed over each time; null, numbers and booleans decide what the statement says. */
type Value = string | Date | readonly string[] | null | number | boolean

/** Stands in a statement for a value that comes later. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * At the end of a statement that is the last of its transaction: a host's driver may send `commit` along with it, which
 * saves waiting for an answer. To the database it is a comment.
 */
export const AND_COMMIT = '/* and commit */'

/**
 * A statement of a hot path: its text is put together once for each shape, for that costs more than running it.
 * `build` gets the values of the first call with strings, dates and lists replaced by slots, so it may only hand
 * these on. Pass numbers of few values (see rowsToRead), for each makes a shape.
 */
export function statement<Values extends Record<string, Value>, Row>(
  build: (values: Values) => RawBuilder<Row>,
): (ctx: Pick<Context, 'db'>, values: Values, ending?: typeof AND_COMMIT) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>()
  return async (ctx, values, ending) => {
    const shape = shapeOf(values)
    let query = compiled.get(shape)
    if (!query) {
      query = planOnce(build(withSlots(values)).compile(ctx.db), values)
      compiled.set(shape, query)
    }
    const parameters = query.parameters.map((given) => (given instanceof Slot ? values[given.name] : given))
    const text = ending === undefined ? query.sql : `${query.sql} ${ending}`
    const { rows } = await ctx.db.executeQuery<Row>(CompiledQuery.raw(text, parameters))
    return rows
  }
}

/** A term that is hidden from the planner: it would plan anew for each one, and take longer for that than a search takes. */
export const unplanned = (pattern: string | null): RawBuilder<unknown> => sql`(select ${pattern}::text)`

/**
 * Hides from the planner how long a list is. It would plan anew for each call, as one id is cheaper than the ten that it
 * expects of a list that it does not see, and planning takes longer than finding a few rows.
 */
function planOnce<Row>(query: CompiledQuery<Row>, values: Record<string, Value>): CompiledQuery<Row> {
  const isList = (at: number) => {
    const given = query.parameters[at - 1]
    return given instanceof Slot && Array.isArray(values[given.name])
  }
  const text = query.sql.replace(/\$(\d+)::(\w+)\[\]/g, (whole, at: string, type: string) =>
    isList(Number(at)) ? `(select ${whole})::${type}[]` : whole,
  )
  return { ...query, sql: text }
}

const isShape = (value: Value | undefined): boolean =>
  value === null || typeof value === 'number' || typeof value === 'boolean'

const shapeOf = (values: Record<string, Value>): string =>
  Object.values(values)
    .map((value) => (isShape(value) ? String(value) : '$'))
    .join()

const withSlots = <Values extends Record<string, Value>>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isShape(value) ? value : new Slot(name)]),
  ) as Values
