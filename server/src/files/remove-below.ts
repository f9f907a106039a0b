import type { Context } from '../context.ts'

/** Every stored file whose key starts so. */
export async function removeBelow(ctx: Context, prefix: string): Promise<void> {
  const keys: string[] = []
  for await (const key of ctx.ports.files.list(prefix)) keys.push(key)
  await ctx.ports.files.remove(keys)
}
