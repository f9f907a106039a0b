import type { RouteObject } from 'react-router'
import type { PageHandle, PageRoute } from './lib/page.ts'
import { pageFile } from './lib/page-files.ts'
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
    children: [...pageRoutes.flatMap((row) => row.paths.map((path) => routeOf(row, path))), ...forDevelopment()],
  },
]

function routeOf({ page, paths, ...handle }: PageRoute, path: string): RouteObject {
  const file = pageFile(page)
  if (!file) throw new Error(`No file src/pages/${page}-page.tsx for ${paths.join(', ')}`)
  return {
    path,
    handle: { page, ...handle },
    ErrorBoundary: RouteFailed,
    // Without one the router shows no error of `lazy`: the network is gone, or another version stands on the server.
    HydrateFallback: () => null,
    lazy: async () => {
      const module = await file()
      return { Component: module.Component, loader: pageLoader(module, handle) }
    },
  }
}

/** Every part of ui/ on one page, to look at while building. */
function forDevelopment(): RouteObject[] {
  if (!import.meta.env.DEV) return []
  const handle: PageHandle & { page: string } = {
    page: 'parts',
    title: { en: 'Parts', es: 'Piezas' },
    language: 'en',
    guard: 'public',
    noindex: true,
  }
  const lazy = async () => ({ Component: (await import('@heraia/ui/parts-page/parts-page')).PartsPage })
  return [{ path: '/dev/parts', handle, lazy }]
}
