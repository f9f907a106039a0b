import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Plus, Watch } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { useMarks } from '../marks/use-marks.ts'
import type { Activity, ActivityAnswer } from './activity.ts'
import { ActivityDialog } from './activity-dialog.tsx'
import { activityProblems, activityTexts } from './activity-texts.ts'
import { readActivityInWorker } from './read-activity-in-worker.ts'

type Reading = { name: string; answer: ActivityAnswer | null }

/** A file of a watch becomes one result, after she has looked at it. */
export function ActivityImport() {
  const texts = useTexts(activityTexts)
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<Reading | null>(null)
  const read = async (file: File | null | undefined) => {
    if (!file) return
    setReading({ name: file.name, answer: null })
    const answer = await readActivityInWorker(file)
    setReading({ name: file.name, answer })
  }
  return (
    <section className="grid gap-4 border-t border-line pt-10" aria-labelledby="import-activity">
      <h2 id="import-activity" className="title text-xl">
        {texts.title}
      </h2>
      <p className="max-w-prose text-muted">{texts.lead}</p>
      <Button
        className="w-fit max-sm:w-full"
        icon={<Watch aria-hidden="true" className="size-5" />}
        onClick={() => input.current?.click()}
        pending={reading?.answer === null}
        pendingLabel={texts.reading}
      >
        {texts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".fit,.gpx,application/gpx+xml"
        aria-label={texts.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void read(event.target.files?.item(0))
          // The same file again is a choice too.
          event.target.value = ''
        }}
      />
      <div aria-live="polite">
        {reading?.answer && <ActivityAnswerCard name={reading.name} answer={reading.answer} />}
      </div>
    </section>
  )
}

function ActivityAnswerCard({ name, answer }: { name: string; answer: ActivityAnswer }) {
  const problems = useTexts(activityProblems)
  if ('problem' in answer)
    return (
      <Banner tone="danger" title={name}>
        {problems[answer.problem]}
      </Banner>
    )
  return <ActivityCard name={answer.activity.name || name} activity={answer.activity} />
}

function ActivityCard({ name, activity }: { name: string; activity: Activity }) {
  const texts = useTexts(activityTexts)
  const { day, mark } = useMarks()
  const [isAdding, setAdding] = useState(false)
  const facts = [
    [texts.day, day(activity.date)],
    [texts.time, mark(activity.seconds, 's')],
    [texts.distance, activity.distance > 0 ? mark(Math.round(activity.distance), 'm') : texts.noDistance],
  ]
  return (
    <div className="grid gap-4 rounded-md bg-sunken p-4">
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        {name}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        tone="primary"
        className="w-fit max-sm:w-full"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => setAdding(true)}
      >
        {texts.add}
      </Button>
      {isAdding && <ActivityDialog activity={activity} onClose={() => setAdding(false)} />}
    </div>
  )
}
