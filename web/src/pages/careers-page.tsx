import { Article, articleHead } from '../features/pages/article.tsx'
import { careersText } from '../features/pages/articles/careers.ts'
import { SupportAddress } from '../features/pages/support-address.tsx'

export const Component = () => (
  <Article texts={careersText}>
    <SupportAddress />
  </Article>
)
export const head = articleHead(careersText)
