import type { ContentPage } from '@heraia/contract/content'
import { contentOf } from '../../../lib/content.ts'
import { isNotFound } from '../../../lib/errors.ts'
import type { PageAddress, PageModule } from '../../../lib/page.ts'
import { aboutContent } from './structured-data.ts'

/** What a page of text loads, and what it says of itself to browsers, search engines and shared cards. */
export function contentPage(given: string | ((address: PageAddress) => string)) {
  const name = (address: PageAddress) => (typeof given === 'string' ? given : given(address))
  const loads: PageModule['loads'] = (address) => [(client) => client.query(contentOf(name(address), address.language))]
  const head: PageModule['head'] = (client, address, language) => {
    const { queryKey } = contentOf(name(address), language)
    const page = client.getQueryData<ContentPage>(queryKey)
    if (!page) return { missing: isNotFound(client.getQueryState(queryKey)?.error) }
    return { title: page.title, description: page.lead, picture: true, ...aboutContent(page) }
  }
  return { loads, head }
}
