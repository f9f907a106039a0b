/** Something was changed by this procedure, `profiles.save`; `site.…` stands for everything. */
export interface PageChange {
  by: string
  /** Whom and what it was about. */
  ids: readonly string[]
}

/** Lists show who and what was not on them before. By the first word of the procedure; '/' is every page. */
const listsOf: Record<string, readonly string[]> = {
  site: ['/'],
  admin: ['/'],
  accounts: ['/athletes', '/search'],
  profiles: ['/athletes', '/search'],
  settings: ['/athletes', '/search'],
  media: ['/athletes', '/search'],
  teams: ['/teams'],
  openRoles: ['/teams'],
  marketplace: ['/marketplace'],
  orders: ['/marketplace'],
}

export const isOldAfter = (
  { by, ids }: PageChange,
  page: { pathname: string; ids: () => ReadonlySet<string> },
): boolean =>
  ids.some((id) => page.ids().has(id)) ||
  (listsOf[by.split('.')[0] ?? ''] ?? []).some((start) => page.pathname.startsWith(start))
