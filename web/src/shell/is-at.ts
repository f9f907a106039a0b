/** On the page at `href` or on one below it: `/profile/ana/about` is hers, `/profile/ana-ruiz` is somebody else's. */
export const isAt = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`)
