export { NewListingScreen as Component } from '../features/marketplace/form/new-listing-screen.tsx'
