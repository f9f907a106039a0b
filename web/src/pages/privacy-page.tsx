import { Article, articleHead } from '../features/pages/article.tsx'
import { privacyText } from '../features/pages/articles/privacy.ts'
import { SupportAddress } from '../features/pages/support-address.tsx'

export const Component = () => (
  <Article texts={privacyText}>
    <SupportAddress />
  </Article>
)
export const head = articleHead(privacyText)
