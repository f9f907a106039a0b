/**
 * For `aria-current` of what leads to `href`: on that page, or on one below it. `/profile/ana/about` is below hers,
 * `/profile/ana-ruiz` is somebody else's; below home is nothing.
 */
export const currentAt = (pathname: string, href: string) =>
  pathname === href ? 'page' : pathname.startsWith(`${href}/`) ? 'true' : undefined
