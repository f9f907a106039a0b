import { CompiledQuery, type RawBuilder } from 'kysely'
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
 * A statement of a hot path: its text is put together once for each shape, for that costs more than running it.
 * `build` gets the values of the first call with strings, dates and lists replaced by slots, so it may only hand
 * these on. Pass numbers of few values (see rowsToRead), for each makes a shape.
 */
export function statement<Values extends Record<string, Value>, Row>(
  build: (values: Values) => RawBuilder<Row>,
): (ctx: Context, values: Values) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>()
  return async (ctx, values) => {
    const shape = shapeOf(values)
    let query = compiled.get(shape)
    if (!query) {
      query = build(withSlots(values)).compile(ctx.db)
      compiled.set(shape, query)
    }
    const parameters = query.parameters.map((given) => (given instanceof Slot ? values[given.name] : given))
    const { rows } = await ctx.db.executeQuery<Row>(CompiledQuery.raw(query.sql, parameters))
    return rows
  }
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
