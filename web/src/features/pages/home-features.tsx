import { Card, CardLink } from '@heraia/ui/card'
import type { ArtScene } from '@heraia/ui/drawn-art'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { hasPage } from '../../lib/page-files.ts'
import { StillArt } from '../../pieces/still-art.tsx'
import { homeTexts } from './home-texts.ts'

interface Feature {
  page: string
  href: string
  title: string
  text: string
  scene: ArtScene
}

/** Four cards; each leads to what it speaks of, and only what exists is claimed. */
export function HomeFeatures() {
  const texts = useTexts(homeTexts)
  const features: Feature[] = [
    { page: 'athletes', href: addresses.athletes(), title: texts.connect, text: texts.connectText, scene: 'athletes' },
    { page: 'messages', href: addresses.messages(), title: texts.messages, text: texts.messagesText, scene: 'court' },
    {
      page: 'achievements',
      href: addresses.achievements(),
      title: texts.achievements,
      text: texts.achievementsText,
      scene: 'track',
    },
    {
      page: 'marketplace',
      href: addresses.marketplace(),
      title: texts.marketplace,
      text: texts.marketplaceText,
      scene: 'balls',
    },
  ]
  const shown = features.filter(({ page }) => hasPage(page))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="features" className="mx-auto max-w-7xl px-4 py-14 lg:py-20">
      <h2 id="features" className="text-2xl">
        {texts.featuresTitle}
      </h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map((feature) => (
          <li key={feature.page}>
            <FeatureCard {...feature} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FeatureCard({ href, title, text, scene }: Feature) {
  return (
    <Card className="h-full">
      <StillArt seed={scene} scene={scene} className="aspect-[5/2] w-full" />
      <div className="grid gap-1 p-5">
        <h3 className="text-lg">
          <CardLink href={href}>{title}</CardLink>
        </h3>
        <p className="text-muted">{text}</p>
      </div>
    </Card>
  )
}
