import type { SignedIn } from '../../../context.ts'
import { readPushKeys } from './push-keys.ts'

interface PushState {
  publicKey: string
  /** Whether the browser at `endpoint` takes her notices: it may be subscribed for somebody else, or not any more. */
  subscribed: boolean
}

export async function readPushState(ctx: SignedIn, endpoint = ''): Promise<PushState> {
  const { publicKey } = await readPushKeys(ctx)
  const found = await ctx.db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('endpoint', '=', endpoint)
    .where('person_id', '=', ctx.viewer.id)
    .executeTakeFirst()
  return { publicKey, subscribed: found !== undefined }
}
