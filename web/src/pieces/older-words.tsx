import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { useTexts } from '../lib/locale.tsx'
import { defineTexts } from '../lib/texts.ts'
import type { Rewording } from '../lib/use-rewording.ts'

const olderTexts = defineTexts({
  en: {
    changed: 'This was changed elsewhere after you began. You had written:',
    take: 'Use my words',
  },
  es: {
    changed: 'Esto cambió en otro lugar después de que empezaste. Habías escrito:',
    take: 'Usar mis palabras',
  },
})

/** What she had begun on words that stand there no longer is not put in their place by itself, nor thrown away. */
export function OlderWords({ draft: { older, takeOlder } }: { draft: Pick<Rewording, 'older' | 'takeOlder'> }) {
  const texts = useTexts(olderTexts)
  if (older === null) return null
  return (
    <Banner
      tone="notice"
      action={
        <Button size="small" onClick={takeOlder}>
          {texts.take}
        </Button>
      }
    >
      <p>{texts.changed}</p>
      <p className="line-clamp-3 whitespace-pre-wrap">{older}</p>
    </Banner>
  )
}
