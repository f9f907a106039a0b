import { HomeFeatures } from './home-features.tsx'
import { HomeFigures } from './home-figures.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeTestimonials } from './home-testimonials.tsx'

export function HomeScreen() {
  return (
    <>
      <HomeHero />
      <HomeFigures />
      <HomeFeatures />
      <HomeTestimonials />
    </>
  )
}
