import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { useTexts } from '../lib/locale.tsx'
import { defineTexts } from '../lib/texts.ts'
import type { Rewording } from '../lib/use-rewording.ts'

const olderTexts = defineTexts({
  en: {
    changed: 'This was changed elsewhere after you began. You had written:',
    older: 'What you had written',
    take: 'Use my words',
    changedTo: 'This was changed elsewhere while you were writing. Your words will replace these:',
    now: 'What it says now',
  },
  es: {
    changed: 'Esto cambió en otro lugar después de que empezaste. Habías escrito:',
    older: 'Lo que habías escrito',
    take: 'Usar mis palabras',
    changedTo: 'Esto cambió en otro lugar mientras escribías. Tus palabras sustituirán a estas:',
    now: 'Lo que dice ahora',
  },
})

interface OlderWordsProps {
  draft: Pick<Rewording, 'older' | 'takeOlder' | 'changedTo'>
  /** The id of the field that they are taken into. */
  field: string
}

/**
 * What she had begun on words that stand there no longer is not put in their place by itself, nor thrown away; nor does she
 * undo unknowingly what was changed while she wrote.
 */
export function OlderWords({ draft: { older, takeOlder, changedTo }, field }: OlderWordsProps) {
  const texts = useTexts(olderTexts)
  const take = () => {
    takeOlder()
    // What she pressed may go, and she goes on writing.
    document.getElementById(field)?.focus()
  }
  return (
    <>
      {changedTo !== null && (
        <Banner tone="notice">
          <p>{texts.changedTo}</p>
          <Words label={texts.now}>{changedTo}</Words>
        </Banner>
      )}
      {older !== null && (
        <Banner
          tone="notice"
          action={
            <Button size="small" onClick={take}>
              {texts.take}
            </Button>
          }
        >
          <p>{texts.changed}</p>
          <Words label={texts.older}>{older}</Words>
        </Banner>
      )}
    </>
  )
}

// What is longer than its room is scrolled by the arrow keys once it has the focus.
const reachable = { tabIndex: 0 } as const

/** All of them. A line that is cut in half tells that there are more. */
function Words({ label, children }: { label: string; children: string }) {
  return (
    <section {...reachable} aria-label={label} dir="auto" className="mt-1 max-h-29 overflow-y-auto whitespace-pre-wrap">
      {children}
    </section>
  )
}
