import type { LoaderFunctionArgs } from 'react-router'
import { api } from './api.ts'
import { failureOf, isNotFound } from './failure.ts'
import { languageChosenNow } from './locale.tsx'
import type { PageHandle, PageModule } from './page.ts'
import { pageContext } from './page-context.ts'

/** What every page knows of this installation; the footer shows some of it. */
export async function shellLoader({ context }: LoaderFunctionArgs): Promise<null> {
  const { client, server } = context.get(pageContext)
  if (server) await client.query(api.site.info.queryOptions()).catch(() => undefined)
  return null
}

/** The router's loader of a page: starts what the page loads, and on the server waits for it. */
export const pageLoader =
  (page: PageModule, handle: PageHandle) =>
  async ({ context, params, url }: LoaderFunctionArgs): Promise<null> => {
    const { client, server } = context.get(pageContext)
    const language = (server ? server.chosenLanguage : languageChosenNow()) ?? handle.language
    const address = { params, url, language }
    // Behind a guard the server knows nobody, and has nothing to load.
    const isGuarded = handle.guard === 'signed-in' || handle.guard === 'admin'
    const loads = server && isGuarded ? [] : (page.loads?.(address) ?? [])
    const loading = loads.map((load) => load(client))
    if (!server) {
      const settled = Promise.allSettled(loading)
      // Words come at once or not at all: the page before stays until they are here.
      if (handle.still === 'words') await settled
      return null
    }
    const status = statusOf(await Promise.allSettled(loading)) ?? handle.status
    server.head = page.head?.(client, address, language)
    server.status = server.head?.missing ? 404 : status
    return null
  }

/** The first thing that a page loads is what it is about: without it, the page is not there. */
function statusOf([first]: PromiseSettledResult<unknown>[]): number | undefined {
  if (first?.status !== 'rejected') return undefined
  if (isNotFound(first.reason)) return 404
  return failureOf(first.reason).code === 'INVALID_INPUT' ? 400 : 503
}
