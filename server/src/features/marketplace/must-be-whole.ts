import type { FieldError } from '@heraia/contract/errors'
import { fold } from '@heraia/contract/fold'
import type { ListingFields } from '@heraia/contract/listings'
import { invalidField, Refused } from '../../refused.ts'
import type { ListingColumns } from './listing-columns.ts'

/** What depends on the category, which the contract's schema cannot know. All that is wrong is said at once. */
export function mustBeWhole(columns: ListingColumns, fields: ListingFields): void {
  mustTellWaysApart(fields)
  const missing = columns.kind === 'service' ? missingOfService(columns) : missingOfGoods(columns, fields)
  if (missing.length === 0) return
  const wrong = missing.map((field): FieldError => ({ field, code: 'required', message: 'It is needed.' }))
  throw new Refused('INVALID_INPUT', 'required', 'Something is missing.', { fields: wrong })
}

/** A buyer chooses by the name: of two that are called alike she could have but one. */
function mustTellWaysApart({ shipping }: ListingFields): void {
  const names = (shipping?.options ?? []).map(({ name }) => fold(name))
  if (new Set(names).size < names.length) {
    throw invalidField('shipping', 'duplicate', 'Two ways to send it have the same name.')
  }
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
