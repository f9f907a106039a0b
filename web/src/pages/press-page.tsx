import { Article, articleHead } from '../features/pages/article.tsx'
import { pressText } from '../features/pages/articles/press.ts'
import { SupportAddress } from '../features/pages/support-address.tsx'

export const Component = () => (
  <Article texts={pressText}>
    <SupportAddress />
  </Article>
)
export const head = articleHead(pressText)
