import type { Listing } from '@heraia/contract/listings'
import { sha256 } from '../accounts/tokens/digest.ts'

interface Seen
  extends Pick<Listing, 'title' | 'description' | 'condition' | 'size' | 'schedule' | 'returnPolicy' | 'warranty'> {
  pictures: readonly { mediaId: string }[]
}

/** Of what a buyer reads before she orders: another mark is another thing, or another promise. What it costs is compared by itself. */
export const markOf = ({ title, description, condition, size, schedule, returnPolicy, warranty, pictures }: Seen) =>
  sha256(
    JSON.stringify([
      ...[title, description, condition, size, schedule, returnPolicy, warranty],
      ...pictures.map(({ mediaId }) => mediaId),
    ]),
  )
