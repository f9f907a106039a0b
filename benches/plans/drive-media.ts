import { GalleryItemId, MediaId, PostId, ReportId } from '@heraia/contract/ids'
import type { ApiClient } from '@heraia/contract/index'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { itemSaid, type Player } from '@heraia/hosts/test/season'
import { beginUpload } from '@heraia/hosts/test/upload'
import type { RecordedServer } from '../servers/recorded-server.ts'

const whole = { x: 0, y: 0, width: 1, height: 1 }

/** She uploads, shows and throws away; others look, like and ask for the files. */
export async function driveMedia(
  server: RecordedServer,
  mira: Player,
  { dana, stranger, newId }: { dana: Player; stranger: ApiClient; newId: () => string },
): Promise<void> {
  const { api } = mira
  const newMedia = () => MediaId.parse(newId())
  const upload = async (purpose: 'avatar' | 'cover' | 'gallery' | 'post', width = 400) => {
    const id = await mira.uploads(await pngOf(width), { purpose })
    await server.runJobs()
    return id
  }
  for (const each of [await upload('avatar'), await upload('avatar')]) {
    await api.media.setAvatar({ mediaId: each, crop: whole, alt: 'Laughing' })
  }
  await api.media.setCover({ mediaId: await upload('cover', 900), crop: whole, alt: '' })
  const loose = await upload('post')
  await api.media.files({ ids: [loose] })
  await api.media.describe({ id: loose, alt: 'A ball' })
  await api.media.discard({ id: loose })
  const late = await mira.uploads(await pngOf(), { purpose: 'post' })
  server.fillDisk(true)
  await server.runJobs()
  server.fillDisk(false)
  await api.media.retry({ id: late })

  const item = { ...itemSaid, id: GalleryItemId.parse(newId()), mediaId: await upload('gallery'), alt: '' }
  await api.gallery.add(item)
  await api.gallery.edit({ id: item.id, title: 'Another title', alt: 'A net' })
  const second = { ...item, id: GalleryItemId.parse(newId()), mediaId: await upload('gallery') }
  await api.gallery.add({ ...second, audience: 'followers' })
  for (const looker of [api, dana.api, stranger]) {
    const { nextCursor } = await looker.gallery.list({ id: mira.id, limit: 1 })
    if (nextCursor) await looker.gallery.list({ id: mira.id, cursor: nextCursor })
    await looker.gallery.list({ id: mira.id, category: 'training' })
    await looker.gallery.counts({ id: mira.id })
    const { medium } = await looker.gallery.get({ id: item.id })
    if (medium) await server.fetch(medium.picture.url)
    await looker.gallery.view({ id: item.id })
  }
  const { medium } = await dana.api.gallery.get({ id: second.id }).catch(() => ({ medium: null }))
  if (medium) await server.fetch(medium.picture.url)
  await dana.api.gallery.like({ id: item.id })
  await dana.api.gallery.unlike({ id: item.id })
  await dana.api.profiles.report({
    ...{ id: ReportId.parse(newId()), subject: 'gallery_item', subjectId: item.id, category: 'spam', text: '' },
  })
  await api.gallery.remove({ id: item.id })

  const shown = await upload('post')
  const post = await api.feed.publish({ id: PostId.parse(newId()), text: '', media: [shown] })
  await api.media.describe({ id: shown, alt: 'Two balls' })
  await server.fetch(post.media[0]?.picture.url ?? '')
  await api.feed.remove({ id: post.id })
  await api.media.removeAvatar()
  await api.media.removeCover()
  await beginUpload(server.fetch as typeof fetch, mira.token, 100, {
    id: newMedia(),
    purpose: 'post',
    type: 'image/png',
  })
}
