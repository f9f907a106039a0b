import type { ContentPage } from '@heraia/contract/content'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { timeLimit } from './api-transport.ts'
import type { Language } from './languages.ts'
import { useLocale } from './locale.tsx'

type Source = (name: string, language: Language) => Promise<ContentPage | undefined>

/** A browser that follows a link fetches the text; the first page came with it. */
let source: Source = async (name, language) => {
  const answer = await fetch(`/content/${language}/${name}.json`, { signal: await timeLimit() })
  if (answer.status === 404) return undefined
  if (!answer.ok) throw Object.assign(new Error('No text'), { defined: true, status: 503, code: 'UNAVAILABLE' })
  return answer.json()
}

/** The server has the texts in its own process. */
export function setContentSource(own: Source) {
  source = own
}

const missing = () => Object.assign(new Error('No such text'), { defined: true, status: 404, code: 'NOT_FOUND' })

/** A page of text. Texts change rarely: what is here stays until the tab is loaded anew. */
export const contentOf = (name: string, language: Language) => ({
  queryKey: ['content', name, language],
  queryFn: async (): Promise<ContentPage> => {
    const page = await source(name, language)
    if (!page) throw missing()
    return page
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** In the language of this place; while another one is fetched, the words before it stay. */
export function useContent(name: string) {
  const { language } = useLocale()
  return useQuery({ ...contentOf(name, language), placeholderData: keepPreviousData })
}
