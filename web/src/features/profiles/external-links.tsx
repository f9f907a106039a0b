import type { SocialLinks } from '@heraia/contract/links'
import { ArrowUpRight } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { aboutTexts } from './profile-texts.ts'

const NETWORKS = ['instagram', 'twitter', 'facebook', 'tiktok', 'youtube', 'website'] as const

/** Where else she is to be found. */
export function ExternalLinks({ links }: { links: SocialLinks }) {
  const texts = useTexts(aboutTexts)
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
          </li>
        ))}
      </ul>
    </section>
  )
}
