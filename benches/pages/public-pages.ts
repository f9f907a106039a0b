import { madePages, type PublicPage, standingPages } from '@heraia/hosts/test/public-pages'

/** Every public route, one of each kind, with a profile, a post, a team, a role and a listing made on this server. */
export async function publicPages(siteUrl: string): Promise<PublicPage[]> {
  const { pages } = await madePages(siteUrl)
  const signIn: PublicPage = { page: 'login', path: '/login', still: true, kinds: [], isIndexed: true }
  return [...standingPages, ...pages, signIn]
}
