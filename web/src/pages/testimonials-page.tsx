export { TestimonialsScreen as Component } from '../features/admin/testimonials-screen.tsx'
