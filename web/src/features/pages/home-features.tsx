import { Card, CardLink } from '@heraia/ui/card'
import type { ArtScene } from '@heraia/ui/drawn-art'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { StillArt } from '../../pieces/still-art.tsx'
import { homeTexts } from './home-texts.ts'

interface Feature {
  href: string
  title: string
  text: string
  scene: ArtScene
}

/** Four cards; each leads to what it speaks of. */
export function HomeFeatures() {
  const texts = useTexts(homeTexts)
  const features: Feature[] = [
    { href: addresses.athletes(), title: texts.connect, text: texts.connectText, scene: 'athletes' },
    { href: addresses.messages(), title: texts.messages, text: texts.messagesText, scene: 'court' },
    {
      href: addresses.achievements(),
      title: texts.achievements,
      text: texts.achievementsText,
      scene: 'track',
    },
    {
      href: addresses.marketplace(),
      title: texts.marketplace,
      text: texts.marketplaceText,
      scene: 'balls',
    },
  ]
  return (
    <section aria-labelledby="features" className="mx-auto max-w-7xl px-4 py-14 lg:py-20">
      <h2 id="features" className="text-2xl">
        {texts.featuresTitle}
      </h2>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {features.map((feature) => (
          <li key={feature.href}>
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
