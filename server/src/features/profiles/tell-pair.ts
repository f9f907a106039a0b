import type { PersonId } from '@heraia/contract/ids'
import type { Context } from '../../context.ts'
import { tell } from '../../live/tell.ts'

/** Each learns that what she is shown of the other is old. In the order of ids, as every lock on two people. */
export async function tellPair(tx: Context, one: string, other: string): Promise<void> {
  const [first, second] = one < other ? [one, other] : [other, one]
  await tell(tx, [first], 'relation.changed', { personId: second as PersonId })
  await tell(tx, [second], 'relation.changed', { personId: first as PersonId })
}
