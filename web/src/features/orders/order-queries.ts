import type { ListingId, OrderId, PersonId } from '@heraia/contract/ids'
import type { OrderFilter } from '@heraia/contract/orders'
import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'

export type Side = 'buying' | 'selling'
export const FILTERS = ['all', 'my_turn', 'open', 'done'] as const satisfies readonly OrderFilter[]

export const sideOf = (value: string | null): Side => (value === 'selling' ? 'selling' : 'buying')
export const filterOf = (value: string | null): OrderFilter => FILTERS.find((filter) => filter === value) ?? 'all'

export const buyingOf = (listingId: string) =>
  api.orders.buying.queryOptions({ input: { listingId: listingId as ListingId } })

export const oneOrder = (id: string) => api.orders.get.queryOptions({ input: { id: id as OrderId } })

export const orderList = (side: Side, filter: OrderFilter) =>
  api.orders.list.infiniteOptions(byCursor((cursor) => ({ side, filter, cursor })))

export const dealsWith = (personId: string) => api.orders.between.queryOptions({ input: { id: personId as PersonId } })

export const orderCounts = () => api.orders.counts.queryOptions()

export const disputeList = () => api.orders.disputes.infiniteOptions(byCursor((cursor) => ({ cursor })))
