import { articleHead } from '../features/pages/article.tsx'
import { learnText } from '../features/pages/articles/learn.ts'
import { LearnScreen } from '../features/pages/learn-screen.tsx'

export const Component = LearnScreen
export const head = articleHead(learnText)
