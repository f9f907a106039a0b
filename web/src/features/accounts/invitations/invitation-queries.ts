import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { byCursor } from '../../../lib/infinite-list.ts'

export const allowance = () => api.accounts.mayInvite.queryOptions()

export const invitationList = (everyones: boolean) =>
  api.accounts.invitations.infiniteOptions(byCursor((cursor) => ({ everyones, cursor })))

/** One was made or has ended. */
export const reloadInvitations = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: api.accounts.invitations.key() }),
    queries.invalidateQueries({ queryKey: api.accounts.mayInvite.key() }),
  ])
