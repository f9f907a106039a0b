import type { PageReader, ReadPage } from '@heraia/server/ports'

/** Other people's sites in a test: what each address answers. What is not there is out of reach. */
export interface PagesElsewhere extends PageReader {
  answers: Map<string, ReadPage>
  /** A page with this in it. */
  show(url: string, html: string): void
}

export function pagesElsewhere(): PagesElsewhere {
  const answers: PagesElsewhere['answers'] = new Map()
  return {
    answers,
    show: (url, html) => void answers.set(new URL(url).href, { kind: 'page', html }),
    read: async (url) => answers.get(url.href) ?? { kind: 'refused', why: 'unreachable' },
  }
}
