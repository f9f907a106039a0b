import type { FieldError } from '@heraia/contract/errors'
import type { ListingFields } from '@heraia/contract/listings'
import { Refused } from '../../refused.ts'
import type { ListingColumns } from './listing-columns.ts'

/** What depends on the category, which the contract's schema cannot know. All that is wrong is said at once. */
export function mustBeWhole(columns: ListingColumns, fields: ListingFields): void {
  const missing = columns.kind === 'service' ? missingOfService(columns) : missingOfGoods(columns, fields)
  if (missing.length === 0) return
  const wrong = missing.map((field): FieldError => ({ field, code: 'required', message: 'It is needed.' }))
  throw new Refused('INVALID_INPUT', 'required', 'Something is missing.', { fields: wrong })
}

const missingOfService = ({ schedule }: ListingColumns): string[] => (schedule === null ? ['schedule'] : [])

function missingOfGoods({ condition, stock }: ListingColumns, { shipping }: ListingFields): string[] {
  const canBeHad = shipping !== null && (shipping.pickup || shipping.options.length > 0)
  return [
    ...(condition === null ? ['condition'] : []),
    ...(stock === null ? ['inventory'] : []),
    ...(canBeHad ? [] : ['shipping']),
  ]
}
