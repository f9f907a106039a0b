import { Article, articleHead } from '../features/pages/article.tsx'
import { accessibilityText } from '../features/pages/articles/accessibility.ts'
import { SupportAddress } from '../features/pages/support-address.tsx'

export const Component = () => (
  <Article texts={accessibilityText}>
    <SupportAddress />
  </Article>
)
export const head = articleHead(accessibilityText)
