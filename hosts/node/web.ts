import type { RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageChange } from '@heraia/server/live/page-changes'
import { demoBeside } from './demo/serve-demo.ts'
import type { Render } from './http/site.ts'
import { staticAssets } from './http/static-assets.ts'
import { webFolder } from './web-folder.ts'

/** The web workspace as the site needs it: built, or compiled on the fly in development. */
export interface Web {
  assets: (request: Request, pathname: string) => Response | null
  render: Render
  /** What was drawn before this change is old. */
  changed(change: PageChange): void
  /** Puts what must see a request first in front of the listener. */
  before(listener: RequestListener): RequestListener
  withoutSecurityHeaders?: boolean
  close(): Promise<void>
}

export type OpenWeb = (http: Server) => Promise<Web>

/** What `vite build` wrote; with the demo beside it, or without. */
export const openBuiltWeb =
  (withDemo: boolean): OpenWeb =>
  async () => {
    const entry = pathToFileURL(join(webFolder, 'dist/server/entry-server.js')).href
    const { render, changed } = (await import(entry)) as Pick<Web, 'render' | 'changed'>
    const own = staticAssets(join(webFolder, 'dist/client'))
    const demo = withDemo ? demoBeside() : () => null
    return {
      assets: (request, pathname) => own(request, pathname) ?? demo(request, pathname),
      ...{ render, changed },
      before: (listener) => listener,
      close: async () => {},
    }
  }
