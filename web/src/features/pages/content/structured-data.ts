import type { ContentPage } from '@heraia/contract/content'
import type { PageHead } from '../../../lib/page.ts'
import { PRODUCT_NAME } from '../../../product.ts'

const organisation = { '@type': 'Organization', name: PRODUCT_NAME }

/** schema.org, of what a text is: questions, an article, news, an open position. */
export function aboutContent(page: ContentPage): Pick<PageHead, 'kind' | 'structured' | 'published'> {
  const common = {
    headline: page.title,
    description: page.lead,
    inLanguage: page.language,
    // The one that the host draws for shared links.
    image: `/pictures/${page.name}.${page.language}.png`,
  }
  const dates = { datePublished: page.published ?? page.updated, dateModified: page.updated ?? page.published }
  const structured: object[] = []
  if (page.faqs.length > 0) structured.push(questions(page))
  if (page.topic) {
    structured.push({ '@type': 'Article', ...common, ...dates, author: organisation, publisher: organisation })
  } else if (page.employment) structured.push(position(page))
  else if (page.published) structured.push({ '@type': 'NewsArticle', ...common, ...dates, author: organisation })
  const isArticle = Boolean(page.topic || page.published)
  return { structured, kind: isArticle ? 'article' : 'website', published: dates.datePublished }
}

const questions = ({ faqs }: ContentPage) => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const employment = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME', internship: 'INTERN' }

const position = (page: ContentPage) => ({
  '@type': 'JobPosting',
  title: page.title,
  description: page.sections
    .flatMap(({ title, blocks }) => [
      title ? `<h2>${title}</h2>` : '',
      ...blocks.map((block) => ('html' in block ? block.html : '')),
    ])
    .join(''),
  datePosted: page.published,
  employmentType: page.employment && employment[page.employment],
  hiringOrganization: organisation,
  ...(/remot/i.test(page.place ?? '') ? { jobLocationType: 'TELECOMMUTE' } : {}),
  jobLocation: { '@type': 'Place', address: page.place },
})
