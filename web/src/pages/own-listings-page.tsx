export { OwnListingsScreen as Component } from '../features/marketplace/own/own-listings-screen.tsx'
