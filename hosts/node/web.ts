import type { RequestListener, Server } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render } from './http/site.ts'
import { staticAssets } from './http/static-assets.ts'

/** The web workspace as the site needs it: built, or compiled on the fly in development. */
export interface Web {
  assets: (request: Request, pathname: string) => Response | null
  render: Render
  /** Puts what must see a request first in front of the listener. */
  before(listener: RequestListener): RequestListener
  withoutSecurityHeaders?: boolean
  close(): Promise<void>
}

export type OpenWeb = (http: Server) => Promise<Web>

export const webFolder = resolve(import.meta.dirname, '../../web')

/** What `vite build` wrote. */
export const openBuiltWeb: OpenWeb = async () => {
  const entry = pathToFileURL(join(webFolder, 'dist/server/entry-server.js')).href
  const { render } = (await import(entry)) as { render: Render }
  return {
    assets: staticAssets(join(webFolder, 'dist/client')),
    render,
    before: (listener) => listener,
    close: async () => {},
  }
}
