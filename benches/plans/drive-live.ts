import { listen } from '@heraia/hosts/test/event-stream'
import type { Player } from '@heraia/hosts/test/season'
import type { RecordedServer } from '../servers/recorded-server.ts'

/** A stream is opened anew behind an event that was heard, and while one is open, she is told of a post. */
export async function driveLive(server: RecordedServer, mira: Player, dana: Player): Promise<void> {
  for (const last of [null, '1']) {
    const stream = await listen(server.fetch, mira.token, last)
    await stream.next('hello')
    await stream.close()
  }
  const stream = await listen(server.fetch, mira.token)
  const post = await dana.posts('A new court')
  await stream.next('feed.newer')
  await dana.api.feed.like({ id: post.id })
  await stream.next('post.changed')
  await dana.comments(post, 'Who comes along?')
  await stream.next('comment.changed')
  await dana.api.feed.remove({ id: post.id })
  await stream.next('post.changed')
  await stream.close()
}
