import { SavedArticlesScreen } from '../features/articles/saved-articles-screen.tsx'

export const Component = SavedArticlesScreen
