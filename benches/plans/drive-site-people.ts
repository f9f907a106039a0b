import { SitePersonId } from '@heraia/contract/ids'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import type { Player } from '@heraia/hosts/test/season'
import type { RecordedServer } from '../servers/recorded-server.ts'

type Others = { mira: Player; stranger: Player['api']; newId: () => string }

/** An admin says who is in the team, and Mira and a stranger read it. */
export async function driveSitePeople(
  server: RecordedServer,
  { api: { admin }, uploads }: Player,
  { mira, stranger, newId }: Others,
): Promise<void> {
  const [id, other] = [SitePersonId.parse(newId()), SitePersonId.parse(newId())]
  const said = {
    ...{ name: 'Mira', title: { en: 'Product', es: 'Producto' }, words: { en: '', es: '' }, personId: mira.id },
    ...{ sample: false, hidden: false, consented: true },
  }
  for (const each of [id, other]) await admin.saveSitePerson({ id: each, ...said, was: null })
  await admin.saveSitePerson({ id, ...said, name: 'Mira L.', was: said })
  await admin.moveSitePerson({ id: other, to: 'earlier' })
  const crop = { x: 0, y: 0, width: 1, height: 1 }
  const mediaId = await uploads(await pngOf(), { purpose: 'avatar' })
  await server.runJobs()
  await admin.setSitePersonPicture({ id, mediaId, crop, alt: '' })
  await mira.api.site.people()
  for (const { picture } of (await stranger.site.people()).items) if (picture) await server.fetch(picture.url)
  await admin.removeSitePersonPicture({ id })
  await admin.removeSitePerson({ id: other })
  await admin.sitePeople()
}
