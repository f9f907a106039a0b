import type { SetAside } from '@heraia/contract/notifications'
import type { BoundedCount, Page } from '@heraia/contract/paging'
import type { PersonChip } from '@heraia/contract/person'
import type { SignedIn } from '../../../context.ts'
import { readCursor, toPage } from '../../../paging.ts'
import { showChip } from '../../profiles/person.view.ts'
import { acceptedSenders, countPeopleSetAside, MOST_OF_ONE, MOST_PEOPLE, peopleSetAside } from './set-aside.queries.ts'

interface PageInput {
  cursor?: string
  limit: number
}

export async function listSetAside(ctx: SignedIn, { cursor, limit }: PageInput): Promise<Page<SetAside>> {
  const rows = await peopleSetAside(ctx, readCursor('setaside', cursor), limit)
  return toPage(
    'setaside',
    limit,
    rows,
    (row) => ({ at: row.aside_at, id: row.chip_id }),
    (row) => ({
      person: showChip(row, ctx.pass),
      notices: upTo(row.notices, MOST_OF_ONE),
      updatedAt: row.aside_at.toISOString(),
    }),
  )
}

export const countSetAside = async (ctx: SignedIn): Promise<BoundedCount> =>
  upTo(await countPeopleSetAside(ctx), MOST_PEOPLE)

export async function listAcceptedSenders(ctx: SignedIn, { cursor, limit }: PageInput): Promise<Page<PersonChip>> {
  const rows = await acceptedSenders(ctx, readCursor('senders', cursor), limit)
  return toPage(
    'senders',
    limit,
    rows,
    (row) => ({ at: row.accepted_at, id: row.chip_id }),
    (row) => showChip(row, ctx.pass),
  )
}

const upTo = (counted: number, most: number): BoundedCount => ({ count: Math.min(counted, most), more: counted > most })
