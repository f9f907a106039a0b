import type { PostAudience, ReplyPolicy } from '@heraia/contract/feed'
import { Select } from '@heraia/ui/select'
import { useTexts } from '../../lib/locale.tsx'
import { feedTexts } from './feed-texts.ts'

interface Choice {
  audience: PostAudience
  replyPolicy: ReplyPolicy
}

/** Who sees a post and who may comment. */
export function PostAudienceChoice({
  draft,
  onChange,
}: {
  draft: Choice
  onChange: (choice: Partial<Choice>) => void
}) {
  const texts = useTexts(feedTexts)
  return (
    <div className="@container">
      <div className="grid grid-cols-2 items-end gap-3 @max-[24rem]:grid-cols-1">
        <Select
          label={texts.audience}
          value={draft.audience}
          onValue={(audience) => onChange({ audience: audience as PostAudience })}
          options={[
            { value: 'public', label: texts.public },
            { value: 'followers', label: texts.followers },
            { value: 'private', label: texts.private },
          ]}
        />
        <Select
          label={texts.replies}
          value={draft.replyPolicy}
          onValue={(replyPolicy) => onChange({ replyPolicy: replyPolicy as ReplyPolicy })}
          options={[
            { value: 'everyone', label: texts.repliesEveryone },
            { value: 'following', label: texts.repliesFollowing },
            { value: 'nobody', label: texts.repliesNobody },
          ]}
        />
      </div>
    </div>
  )
}
