import { Article, articleHead } from '../features/pages/article.tsx'
import { contactText } from '../features/pages/articles/contact.ts'
import { SupportAddress } from '../features/pages/support-address.tsx'

export const Component = () => (
  <Article texts={contactText}>
    <SupportAddress />
  </Article>
)
export const head = articleHead(contactText)
