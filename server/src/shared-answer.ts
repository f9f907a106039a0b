import type { Context } from './context.ts'

interface Kept<Value> {
  at: number
  value: Promise<Value>
}

/**
 * What is dear to ask and the same for everybody: asked at most once in this time a server process, however many ask.
 * A failure is not kept.
 */
export function sharedAnswer<Value>(milliseconds: number, ask: (ctx: Context) => Promise<Value>) {
  const kept = new WeakMap<object, Kept<Value>>()
  return {
    get(ctx: Context): Promise<Value> {
      const now = ctx.now().getTime()
      const last = kept.get(ctx.ports)
      // Also by a clock that was set back.
      if (last && Math.abs(now - last.at) < milliseconds) return last.value
      const value = ask(ctx)
      kept.set(ctx.ports, { at: now, value })
      value.catch(() => kept.delete(ctx.ports))
      return value
    },
    forget(ctx: Context): void {
      kept.delete(ctx.ports)
    },
  }
}
