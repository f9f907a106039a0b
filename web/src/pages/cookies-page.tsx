import { Article, articleHead } from '../features/pages/article.tsx'
import { cookiesText } from '../features/pages/articles/cookies.ts'

export const Component = () => <Article texts={cookiesText} />
export const head = articleHead(cookiesText)
