export { SavedListingsScreen as Component } from '../features/marketplace/own/saved-listings-screen.tsx'
