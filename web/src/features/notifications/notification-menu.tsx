import type { PostId } from '@heraia/contract/ids'
import { Menu } from '@heraia/ui/menu'
import { MoreHorizontal } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { useMutePost } from '../feed/use-mute-post.tsx'
import { notificationTexts } from './notification-texts.ts'

/** What can be done about the post of a notice without opening it. `sentence`: the notice in words. */
export function NotificationMenu({ post, sentence }: { post: { id: PostId; isMuted: boolean }; sentence: string }) {
  const texts = useTexts(notificationTexts)
  const mute = useMutePost(post)
  return (
    <Menu
      label={texts.menuOf(sentence)}
      trigger="icon"
      icon={<MoreHorizontal aria-hidden="true" className="size-5" />}
      placement="bottom end"
      choices={[mute]}
    />
  )
}
