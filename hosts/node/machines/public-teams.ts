import type { Log } from '@heraia/server/ports'
import { type AskApi, allPublic } from './all-public.ts'

/** As much of a team as a sitemap says. */
export interface PublicTeam {
  id: string
}

/** Each has two addresses in a sitemap. */
const MOST = 6_000

/** Every team that everybody may find. */
export const publicTeams = (ask: AskApi, siteUrl: string, log: Log): (() => Promise<readonly PublicTeam[]>) =>
  allPublic<PublicTeam>(ask, siteUrl, log, { path: '/api/teams', most: MOST, keep: ({ id }) => ({ id }) })
