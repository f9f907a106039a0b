import type { Context } from '@heraia/server/context'
import { addKey, dropKey, listKeys, switchKey } from '@heraia/server/features/accounts/tokens/rotate-keys'
import { withContext } from './with-context.ts'

export const keyCommands = ['keys list', 'keys add', 'keys switch KID', 'keys drop KID']

/** npm run admin -- keys list | add | switch KID | drop KID: add one, wait ten minutes, switch, drop the old a day later. */
export async function rotate(step: string, kid: string): Promise<number> {
  const say = Object.hasOwn(steps, step) ? steps[step] : undefined
  if (!say || (kid === '' && (step === 'switch' || step === 'drop'))) {
    console.log(keyCommands.map((each) => `npm run admin -- ${each}`).join('\n'))
    return 1
  }
  console.log(await withContext((ctx) => say(ctx, kid)))
  return 0
}

const steps: Record<string, (ctx: Context, kid: string) => Promise<string>> = {
  list: async (ctx) => {
    const keys = await listKeys(ctx)
    const lines = keys.map((key) => `${key.kid}  ${key.createdAt.toISOString()}${key.signs ? '  signs' : ''}`)
    return lines.join('\n') || 'No keys yet: who signs in first makes one.'
  },
  add: async (ctx) => `${await addKey(ctx)} verifies. Switch to it in ten minutes, when everybody knows it.`,
  switch: async (ctx, kid) => {
    await switchKey(ctx, kid)
    return `${kid} signs. Drop the one before when its last token has ended.`
  },
  drop: async (ctx, kid) => {
    await dropKey(ctx, kid)
    return `${kid} is gone: what it signed counts no longer.`
  },
}
