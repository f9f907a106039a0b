import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { articlesTexts } from './articles-texts.ts'
import { useReading } from './use-readings.ts'

/** On the card of an article: saved, and how much of it is read. Nothing for who keeps nothing of it. */
export function ReadingMark({ name }: { name: string }) {
  const { isAuthenticated } = useSession()
  return isAuthenticated ? <Marks name={name} /> : null
}

function Marks({ name }: { name: string }) {
  const texts = useTexts(articlesTexts)
  const reading = useReading(name)
  const marks = [reading?.savedAt && texts.saved, reading?.reached && texts.read(reading.reached)].filter(Boolean)
  return marks.length > 0 ? <span className="text-accent-ink"> · {marks.join(' · ')}</span> : null
}
