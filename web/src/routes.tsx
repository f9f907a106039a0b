import type { RouteObject } from 'react-router'
import type { PageRoute } from './lib/page.ts'
import { hasPage, pageFile } from './lib/page-files.ts'
import { pageLoader, shellLoader } from './lib/page-loader.ts'
import { pageRoutes } from './page-routes.ts'
import { RouteFailed } from './shell/route-failed.tsx'
import { Shell } from './shell/shell.tsx'

export const routes: RouteObject[] = [
  {
    id: 'shell',
    Component: Shell,
    ErrorBoundary: RouteFailed,
    loader: shellLoader,
    shouldRevalidate: () => false,
    children: pageRoutes
      .filter((row) => hasPage(row.page))
      .flatMap((row) => row.paths.map((path) => routeOf(row, path))),
  },
]

function routeOf({ page, paths, ...handle }: PageRoute, path: string): RouteObject {
  const file = pageFile(page)
  if (!file) throw new Error(`No file src/pages/${page}-page.tsx for ${paths.join(', ')}`)
  return {
    path,
    handle: { page, ...handle },
    ErrorBoundary: RouteFailed,
    lazy: async () => {
      const module = await file()
      return { Component: module.Component, loader: pageLoader(module, handle) }
    },
  }
}
