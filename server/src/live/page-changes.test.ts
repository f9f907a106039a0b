import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { afterAll, afterEach, expect, test } from 'vitest'
import { suspendPerson } from '../features/accounts/standing/suspend-person.ts'
import { saveSiteSetting } from '../features/site/site-settings.ts'
import { hearPages, type PageChange, tellChanged } from './page-changes.ts'

const heraia = await createTestHeraia()
const { joins, newId, stranger } = season(heraia)
const heard: PageChange[] = []
const end = hearPages(heraia.context.ports.broadcast, (change) => heard.push(change))
afterEach(() => void heard.splice(0))
afterAll(async () => {
  end()
  await heraia.close()
})

test('pages hear of who comes, of what she changes, and of who is suspended', async () => {
  const mira = await joins('Mira López')
  expect(heard).toContainEqual({ by: 'accounts.createProfile', ids: [mira.id] })
  await mira.saves({ bio: 'Sprinter' })
  expect(heard).toContainEqual({ by: 'profiles.save', ids: [mira.id] })
  const post = await mira.posts('First heat done')
  expect(heard).toContainEqual({ by: 'feed.publish', ids: [mira.id, post.id] })
  heard.splice(0)
  await suspendPerson(heraia.context, mira.id, 'A reason')
  expect(heard.flatMap(({ ids }) => ids)).toContain(mira.id)
})

test('they hear of the site itself, and nothing of what is read, refused, or nobody else sees', async () => {
  const mira = await joins('Mira López')
  heard.splice(0)
  await stranger.site.info()
  await mira.api.profiles.follow({ id: mira.id }).catch(() => {})
  await mira.api.people.saveSearch({ id: newId(), area: 'people', filters: { q: 'Tennis' } })
  expect(heard).toEqual([])
  await saveSiteSetting(heraia.context, 'support_email', 'help@heraia.example')
  expect(heard).toEqual([{ by: 'site.changed', ids: [] }])
})

test('what changes while a message is on its way goes out together after it', async () => {
  const sent: string[] = []
  let arrive = () => {}
  const slow = {
    publish: async (message: string) => {
      sent.push(message)
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
    },
    subscribe: () => () => {},
  }
  const first = tellChanged(slow, { by: 'feed.like', ids: ['a'] })
  await tellChanged(slow, { by: 'feed.like', ids: ['b'] })
  await tellChanged(slow, { by: 'feed.like', ids: ['b', 'c'] })
  arrive()
  while (sent.length < 2) await Promise.resolve()
  arrive()
  await first
  expect(sent.map((message) => JSON.parse(message))).toEqual([
    { changed: 'feed.like', ids: ['a'] },
    { changed: 'feed.like', ids: ['b', 'c'] },
  ])
})

test('who hides is in no sitemap from then on', async () => {
  const mira = await joins('Mira Runs')
  const { handle } = await mira.api.accounts.me()
  const names = async () => (await stranger.outside.addresses({ of: 'people' })).items.map(({ name }) => name)
  expect(await names()).toContain(handle)
  await mira.sets({ showInSearch: false })
  expect(await names()).not.toContain(handle)
})
