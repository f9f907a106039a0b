import { Article, articleHead } from '../features/pages/article.tsx'
import { aboutText } from '../features/pages/articles/about.ts'
import { HomeFigures } from '../features/pages/home-figures.tsx'

export const Component = () => (
  <>
    <Article texts={aboutText} />
    <HomeFigures />
  </>
)
export const head = articleHead(aboutText)
