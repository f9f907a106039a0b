import { batches, onceAllIsRead } from './batches.ts'
import type { Context } from './context.ts'

/**
 * What many requests ask the database at once, in one statement (see batches). `ask` may use of its context what is the
 * same for everybody: ports, settings, clock.
 */
export function together<Asked, Answer>(
  lanes: number,
  ask: (ctx: Context, asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (ctx: Context, asked: Asked) => Promise<Answer> {
  type Item = { ctx: Context; asked: Asked }
  const askMany = async (items: readonly Item[]): Promise<readonly Answer[]> => {
    const [first] = items
    return first
      ? ask(
          first.ctx,
          items.map(({ asked }) => asked),
        )
      : []
  }
  const ofPorts = new WeakMap<object, (item: Item) => Promise<Answer>>()
  return (ctx, asked) => {
    const item = { ctx, asked }
    // A transaction sees what it has written, and nobody else's question belongs in it.
    if (ctx.db.isTransaction) return askMany([item]).then(([answer]) => answer as Answer)
    const askSoon = ofPorts.get(ctx.ports) ?? batches(lanes, askMany, onceAllIsRead)
    ofPorts.set(ctx.ports, askSoon)
    return askSoon(item)
  }
}
