import { Badge } from '@heraia/ui/badge'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { homeTexts } from '../home-texts.ts'
import { SiteKnown } from '../site-known.tsx'

/** What others wrote about the site, newest first; the operator sets it. */
export function Coverage() {
  const { sample: sampleWord } = useTexts(homeTexts)
  const format = useFormat()
  return (
    <SiteKnown>
      {({ coverage }) =>
        coverage.length > 0 && (
          <ul>
            {coverage.map(({ outlet, title, url, published, language, sample }) => (
              <li key={url} className="grid gap-x-8 border-t border-line py-3 sm:grid-cols-[12rem_1fr]">
                <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted sm:py-3">
                  <span className="font-semibold text-ink">{outlet}</span>
                  <time dateTime={published}>{format.date(`${published}T12:00:00Z`)}</time>
                  {sample && <Badge>{sampleWord}</Badge>}
                </p>
                <a
                  href={url}
                  rel="noopener"
                  lang={language}
                  hrefLang={language}
                  className="link inline-flex min-h-11 items-center justify-self-start text-lg"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )
      }
    </SiteKnown>
  )
}
