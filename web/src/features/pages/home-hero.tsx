import { ButtonLink } from '@heraia/ui/button-link'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { StillArt } from '../../pieces/still-art.tsx'
import { homeTexts } from './home-texts.ts'

export function HomeHero() {
  const texts = useTexts(homeTexts)
  const { isAuthenticated } = useSession()
  return (
    <section data-theme="dark" className="relative isolate overflow-hidden bg-surface text-ink">
      <StillArt
        seed="heraia"
        scene="hero"
        className="h-52 w-full sm:h-72 lg:absolute lg:inset-y-0 lg:end-0 lg:-z-10 lg:h-full lg:w-[51%]"
      />
      <div className="mx-auto max-w-7xl px-4 py-10 lg:py-28">
        <div className="grid max-w-2xl gap-6">
          <p className="kicker text-accent-ink">{texts.kicker}</p>
          <h1 tabIndex={-1} className="text-3xl font-extrabold tracking-[-0.035em] outline-none">
            {texts.title}
          </h1>
          <p className="max-w-md text-lg">{texts.lead}</p>
          <div className="flex flex-wrap gap-3">
            {isAuthenticated ? (
              <ButtonLink href={addresses.feed()} tone="primary" size="large">
                {texts.toFeed}
              </ButtonLink>
            ) : (
              <ButtonLink href={addresses.register()} tone="primary" size="large">
                {texts.join}
              </ButtonLink>
            )}
            <ButtonLink href={addresses.about()} size="large">
              {texts.about}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
