import type { Achievement } from '@heraia/contract/achievements'
import type { PersonChip } from '@heraia/contract/person'
import { Badge } from '@heraia/ui/badge'
import { BadgeCheck, Clock, Link2 } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { useDay } from '../../lib/use-day.ts'
import { AttachmentList } from '../media/attachments/attachment-list.tsx'
import { achievementTexts } from './achievement-texts.ts'

/** How far it is proven: by her word, by what she shows, by whom and when. */
export function AchievementProof({ achievement }: { achievement: Achievement }) {
  const texts = useTexts(achievementTexts)
  const dayOf = useDay()
  const { level, confirmation, evidence, files, request } = achievement
  /** Somebody whom she does not see is not named, and is not the staff. */
  const who = (person: PersonChip | null, isStaff: boolean, words: (name: string) => string) =>
    isStaff ? words(texts.staff) : person && words(person.name)
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {confirmation ? (
          <>
            <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
              {who(confirmation.by, confirmation.byStaff, texts.confirmedBy) ?? texts.levels.confirmed}
            </Badge>
            <span className="figures text-muted">{dayOf(confirmation.at)}</span>
          </>
        ) : (
          <Badge>{texts.levels[level]}</Badge>
        )}
        {request?.state === 'open' && (
          <Badge tone="notice" icon={<Clock aria-hidden="true" />}>
            {request.ofStaff ? texts.waitingForStaff : request.of ? texts.waitingFor(request.of.name) : texts.waiting}
          </Badge>
        )}
        {request?.state === 'declined' && (
          <Badge tone="danger">{who(request.of, request.ofStaff, texts.declinedBy) ?? texts.declined}</Badge>
        )}
      </p>
      {confirmation?.note && (
        <p dir="auto" className="text-sm text-muted [overflow-wrap:anywhere]">
          “{confirmation.note}”
        </p>
      )}
      {evidence.length > 0 && (
        <ul aria-label={texts.evidence} className="flex flex-wrap gap-x-4">
          {evidence.map(({ url, label }) => (
            <li key={url} className="min-w-0">
              <a
                href={url}
                rel="noopener noreferrer nofollow ugc"
                target="_blank"
                className="link inline-flex min-h-11 max-w-full items-center gap-1.5 text-sm"
              >
                <Link2 aria-hidden="true" className="size-4 shrink-0" />
                <span className="truncate">{label || new URL(url).hostname}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <AttachmentList attachments={files} />
    </div>
  )
}
