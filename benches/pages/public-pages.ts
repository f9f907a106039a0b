/** Every public route, one of each kind; `still` pages load no application. */
export const publicPages: { path: string; still: boolean; isIndexed: boolean }[] = [
  ...[
    '/',
    '/learn',
    '/learn/warm-up',
    '/learn/asking-for-help',
    '/about',
    '/careers',
    '/careers/product-engineer',
    '/press',
    '/press/accessible',
    '/contact',
    '/privacy',
    '/terms',
    '/cookies',
    '/accessibility',
  ].map((path) => ({ path, still: true, isIndexed: true })),
  { path: '/athletes', still: true, isIndexed: true },
  { path: '/search', still: true, isIndexed: true },
  { path: '/teams', still: true, isIndexed: true },
  { path: '/marketplace', still: true, isIndexed: true },
  { path: '/login', still: true, isIndexed: true },
]
