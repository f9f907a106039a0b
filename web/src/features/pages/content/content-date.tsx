import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { contentTexts } from './content-texts.ts'

export const UpdatedOn = ({ day }: { day: string }) => <Day words={useTexts(contentTexts).updated} day={day} />

export const PublishedOn = ({ day }: { day: string }) => <Day words={useTexts(contentTexts).published} day={day} />

/** `day` is 2024-03-15; noon keeps it that day in every zone in which people read. */
function Day({ words, day }: { words: string; day: string }) {
  const format = useFormat()
  return (
    <p className="text-sm text-muted">
      {words} <time dateTime={day}>{format.date(`${day}T12:00:00Z`)}</time>
    </p>
  )
}
