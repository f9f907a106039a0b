export { CategoriesScreen as Component } from '../features/marketplace/categories/categories-screen.tsx'
