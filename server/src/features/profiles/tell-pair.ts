import type { PersonId } from '@heraia/contract/ids'
import type { Context } from '../../context.ts'
import { tell } from '../../live/tell.ts'

/** Each learns that what she is shown of the other is old. */
export async function tellPair(tx: Context, one: string, other: string): Promise<void> {
  await tell(tx, [one], 'relation.changed', { personId: other as PersonId })
  await tell(tx, [other], 'relation.changed', { personId: one as PersonId })
}

/** The same where the first follows the other now, or no longer: her list of the followed holds other posts. */
export async function tellOfFollow(
  tx: Context,
  { followerId, followedId }: { followerId: string; followedId: string },
  follows: boolean,
): Promise<void> {
  await tell(tx, [followerId], 'relation.changed', { personId: followedId as PersonId, follows })
  await tell(tx, [followedId], 'relation.changed', { personId: followerId as PersonId })
}
