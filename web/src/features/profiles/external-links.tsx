import type { SocialLinks } from '@heraia/contract/links'
import type { Profile } from '@heraia/contract/profiles'
import { ArrowUpRight, CircleCheck } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { useDay } from '../../lib/use-day.ts'
import { aboutTexts } from './profile-texts.ts'

const NETWORKS = ['instagram', 'twitter', 'facebook', 'tiktok', 'youtube', 'website'] as const

type Proven = NonNullable<Profile['about']>['provenLinks']

/** Where else she is to be found, and which of these pages link back to her. */
export function ExternalLinks({ links, proven }: { links: SocialLinks; proven: Proven }) {
  const texts = useTexts(aboutTexts)
  const dayOf = useDay()
  const given = NETWORKS.flatMap((network) => (links[network] ? [{ network, url: links[network] }] : []))
  if (given.length === 0) return null
  return (
    <section aria-label={texts.links}>
      <h2 className="title text-lg">{texts.links}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {given.map(({ network, url }) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className="link inline-flex min-h-11 items-center gap-1"
            >
              {texts[network]}
              <ArrowUpRight aria-hidden="true" className="size-4" />
            </a>
            {proven[network] && (
              <span className="ms-2 inline-flex items-center gap-1 text-sm text-success-ink">
                <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
                {texts.proven(dayOf(proven[network]))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
