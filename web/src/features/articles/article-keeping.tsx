import { Button } from '@heraia/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { articlesTexts } from './articles-texts.ts'
import { headingAt, reachedIn } from './how-far.ts'
import { SaveArticle } from './save-article.tsx'
import { keepReading, useReadings } from './use-readings.ts'

/** In an article: to save it, and to go on where she stopped. How far she reads is kept while she scrolls. */
export function ArticleKeeping({ slug }: { slug: string }) {
  const texts = useTexts(articlesTexts)
  const place = useRef<HTMLDivElement>(null)
  const { isAuthenticated } = useSession()
  const { data } = useReadings()
  const before = data?.items.find(({ name }) => name === slug)?.reached ?? 0
  useKeptProgress(place, slug, isAuthenticated)
  const stopped = useFirst(data && before)

  function goOn() {
    const article = place.current?.closest('article')
    const heading = article && headingAt(article, stopped)
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView()
  }

  return (
    <div ref={place} className="flex flex-wrap items-center gap-3">
      <SaveArticle slug={slug} />
      {stopped > 0 && stopped < 100 && (
        <Button tone="plain" onClick={goOn}>
          {texts.goOn(stopped)}
        </Button>
      )}
      {stopped === 100 && <span className="text-sm text-muted">{texts.read(100)}</span>}
    </div>
  )
}

/** What she had reached when she came. What she reads now does not move the place. */
function useFirst(value: number | undefined): number {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first ?? 0
}

/** A request for each tenth of the text at most. One that fails is made up for by the next. */
function useKeptProgress(place: { current: Element | null }, slug: string, isOn: boolean) {
  const queries = useQueryClient()
  useEffect(() => {
    const article = place.current?.closest('article')
    if (!article || !isOn) return
    let sent = 0
    const look = () => {
      const reached = reachedIn(article)
      if (reached <= sent) return
      sent = reached
      client.articles.reach({ name: slug, reached }).then(
        (reading) => keepReading(queries, reading),
        () => {},
      )
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [place, slug, isOn, queries])
}
