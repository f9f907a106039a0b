import type { ContentEntry } from '@heraia/contract/content'
import { Card, CardLink } from '@heraia/ui/card'
import type { ReactNode } from 'react'
import * as addresses from '../../../addresses.ts'

interface EntryCardProps {
  entry: ContentEntry
  above?: ReactNode
  below?: ReactNode
  /** What can be done at once, without opening it. */
  action?: ReactNode
  /** Below which heading it stands. */
  level?: 3 | 4
}

/** A text that can be opened; the address of a text is its name. */
export function EntryCard({ entry, above, below, action, level = 3 }: EntryCardProps) {
  const Heading = `h${level}` as const
  return (
    <Card className="grid h-full content-start gap-2 p-5">
      {above}
      <Heading className="title text-lg">
        <CardLink href={addresses.text(entry.name)}>{entry.title}</CardLink>
      </Heading>
      <p className="text-muted">{entry.lead}</p>
      {below && <p className="mt-auto pt-2 text-sm font-semibold">{below}</p>}
      {action && <div className="relative z-1 justify-self-start pt-2">{action}</div>}
    </Card>
  )
}
