import { AuthError } from '../auth-error.ts'
import type { AuthRequest } from '../auth-request.ts'

const USUAL_PAGE = 50
const LARGEST_PAGE = 1000

/** The lists of the admin endpoints are asked for by a page's number; empty texts stand for nothing said. */
export interface NumberedPage {
  /** From 1 on. */
  number: number
  size: number
  offset: number
}

export function pageOf(url: URL): NumberedPage {
  const [number, size] = [numberOf(url, 'page', 1, 1_000_000), numberOf(url, 'per_page', USUAL_PAGE, LARGEST_PAGE)]
  return { number, size, offset: (number - 1) * size }
}

function numberOf(url: URL, name: string, usual: number, most: number): number {
  const given = url.searchParams.get(name) ?? ''
  if (given === '') return usual
  if (!/^[1-9][0-9]{0,6}$/.test(given))
    throw new AuthError(400, 'validation_failed', `Bad Pagination Parameters: ${name}`)
  return Math.min(Number(given), most)
}

/** `page` is the first key of each address, for that is where clients look. */
export function linkOf({ ctx, url }: AuthRequest, page: NumberedPage, total: number): string {
  const last = Math.max(1, Math.ceil(total / page.size))
  const to = (number: number, rel: string) =>
    `<${ctx.settings.siteUrl}${url.pathname}?page=${number}&per_page=${page.size}>; rel="${rel}"`
  return [...(page.number < last ? [to(page.number + 1, 'next')] : []), to(last, 'last')].join(', ')
}
