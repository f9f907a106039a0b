import { Article, articleHead } from '../features/pages/article.tsx'
import { termsText } from '../features/pages/articles/terms.ts'
import { SupportAddress } from '../features/pages/support-address.tsx'

export const Component = () => (
  <Article texts={termsText}>
    <SupportAddress />
  </Article>
)
export const head = articleHead(termsText)
