import { byTurns, fewerOnPglite } from '@heraia/hosts/test/by-turns'
import { listen } from '@heraia/hosts/test/event-stream'
import { type AnyProcedure, asRpc, everyProcedure, type Input } from '@heraia/hosts/test/every-procedure'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Item, items, notMuted, rules, type ViewerKind, viewers } from '@heraia/hosts/test/privacy/rules'
import { type Changing, type Showing, type Surface, surfaces } from '@heraia/hosts/test/privacy/surfaces'
import { buildWorld, type Owner } from '@heraia/hosts/test/privacy/world'
import { season } from '@heraia/hosts/test/season'
import { afterAll, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10 ** 7 } } })
afterAll(() => heraia.close())
const { newId } = season(heraia)
const world = await buildWorld(heraia)

interface Answer {
  status: number
  text: string
}

async function ask(name: string, input: Input, token: string | null, eyes?: string): Promise<Answer> {
  const { path, init } = asRpc(procedureOf(name), input)
  const headers = { ...init.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = await heraia.fetch(path, {
    ...init,
    headers: eyes === undefined ? headers : { ...headers, 'heraia-view-as': eyes },
  })
  return { status: response.status, text: await response.text() }
}

function procedureOf(name: string): AnyProcedure {
  const found = everyProcedure.find((each) => each.name === name)
  if (!found) throw new Error(`${name} is not in the contract any more.`)
  return found
}

const isShowing = (surface: Surface): surface is Showing | readonly Showing[] =>
  !('acts' in surface || 'apart' in surface)
const showings = Object.entries(surfaces).flatMap(([name, surface]) =>
  isShowing(surface) ? [surface].flat().map((showing) => ({ name, showing: showing as Showing })) : [],
)
const changings = Object.entries(surfaces).flatMap(([name, surface]) =>
  'acts' in surface ? [{ name, ...(surface as Changing) }] : [],
)

/** What of hers stands in an answer. What was asked with is no news: it is taken out. */
function seen({ text }: Answer, owner: Owner, input: Input): Item[] {
  const asked = JSON.stringify(input)
  return items.filter((item) => text.includes(owner.words[item]) && !asked.includes(owner.words[item]))
}

/** Wrong about one answer: what she should see and does not, and what she sees and should not. */
function wrong(answer: Answer, input: Input, owner: Owner, viewer: ViewerKind, showing: Showing): string[] {
  const { settings } = owner
  const may = (item: Item) =>
    rules[item](settings, viewer) || (showing.also?.(settings, viewer).includes(item) ?? false)
  const here = seen(answer, owner, input)
  const asked = JSON.stringify(input)
  const must = showing.shows.filter(
    (item) => may(item) && (showing.when?.(settings, viewer) ?? true) && !asked.includes(owner.words[item]),
  )
  const why = `${owner.kind} to ${viewer} (${answer.status})`
  return [
    ...here.filter((item) => !may(item)).map((item) => `leaks ${item} of ${why}`),
    // A list that shows people only sometimes must not show what she may see elsewhere either.
    ...here
      .filter((item) => showing.shows.includes(item) && showing.when && !showing.when(settings, viewer))
      .map((item) => `shows ${item} of ${why} where it should not stand`),
    ...must.filter((item) => !here.includes(item)).map((item) => `hides ${item} of ${why}`),
  ]
}

test('every procedure of the contract has its line', () => {
  expect(Object.keys(surfaces).sort(), 'the lines of hosts/test/privacy/surfaces.ts').toEqual(
    everyProcedure.map(({ name }) => name).sort(),
  )
})

const [anyOwner] = world.owners as [Owner]

/** Not known here: whomever she asks about, she is turned away before anybody looks for that. */
const isNobody = ({ status }: Answer): boolean => status === 401

describe('what an answer shows is what the settings say', () => {
  test.each(
    showings.map((each, at) => [`${each.name} ${at}`, each, viewers.filter(fewerOnPglite(at)), at] as const),
  )('%s', async (_, { name, showing }, asking, place) => {
    const found: string[] = []
    const isTurn = byTurns(place, 3)
    // Where a block hides everything, settings hide nothing more: of those who set any, one in three, by turns.
    const isAsked = (owner: Owner, viewer: ViewerKind, at: number) =>
      (viewer !== 'blocked' && viewer !== 'blocker') || owner === anyOwner || isTurn(owner, at)
    for (const viewer of asking) {
      const general = showing.ask?.(world)
      // As the owner each of them asks, and is looked for as herself.
      const once = general && viewer !== 'owner' ? await ask(name, general, world.tokenOf(viewer, anyOwner)) : null
      for (const [at, owner] of world.owners.entries()) {
        const input = showing.about?.(owner, viewer) ?? general
        if (!input || !(once || isAsked(owner, viewer, at))) continue
        const answer = once ?? (await ask(name, input, world.tokenOf(viewer, owner)))
        expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(422)
        found.push(...wrong(answer, input, owner, viewer, showing))
        if (!once && isNobody(answer)) break
      }
    }
    expect(found).toEqual([])
  })
})

/** One thing alone keeps it from her: what she is to the owner, or what the owner set, or what the thing itself is. */
function isOneReason({ kind }: Owner, viewer: ViewerKind): boolean {
  if (kind === 'open' || viewer === 'stranger' || viewer === 'follower' || viewer === 'owner') return true
  return (kind === 'forFollowers' && viewer === 'requested') || (kind === 'closed' && viewer === 'admin')
}

describe('nothing is done to what she may not see', () => {
  // Where two reasons stand between them, one act in four, by turns: what forgets one shows it where that stands alone.
  test.each(
    changings.map((each, at) => [each.name, each, viewers.filter(fewerOnPglite(at)), byTurns(at, 4)] as const),
  )('%s', async (name, { acts, but }, acting, isTurn) => {
    const found: string[] = []
    let doubly = 0
    const tried = Object.entries(acts) as [Item, (owner: Owner, newId: () => string) => Input][]
    for (const viewer of acting) {
      const refused = world.owners.flatMap((owner) =>
        tried
          .filter(([item]) => !rules[item](owner.settings, viewer) && !but?.includes(viewer))
          .map(([item, inputOf]) => ({ owner, item, inputOf })),
      )
      for (const { owner, item, inputOf } of refused) {
        if (!isOneReason(owner, viewer) && !isTurn(item, doubly++)) continue
        const input = inputOf(owner, newId)
        const answer = await ask(name, input, world.tokenOf(viewer, owner))
        const why = `${item} of ${owner.kind} by ${viewer}: ${answer.status}`
        if (![401, 403, 404, 409].includes(answer.status)) found.push(`done to ${why}`)
        found.push(...seen(answer, owner, input).map((leaked) => `${leaked} told with ${why}`))
        if (isNobody(answer)) break
      }
    }
    expect(found).toEqual([])
  })
})

describe('no number counts what is not shown', () => {
  const numberFor = async (name: string, input: Input, viewer: ViewerKind, owner: Owner, field: string) => {
    const answer = await ask(name, input, world.tokenOf(viewer, owner))
    return answer.status === 200 ? (JSON.parse(answer.text) as { json: Record<string, number> }).json[field] : null
  }
  const count = (viewer: ViewerKind, owner: Owner, ...which: Item[]) =>
    which.filter((item) => rules[item](owner.settings, viewer)).length
  const active = viewers.filter((viewer) => viewer !== 'suspended')

  test.each(active)('of pictures, posts and people, for %s', async (viewer) => {
    for (const owner of world.owners) {
      const about = { id: owner.player.id }
      const pictures = count(viewer, owner, 'pictureForAll', 'pictureForFollowers', 'pictureForHer')
      expect((await numberFor('gallery.counts', about, viewer, owner, 'all')) ?? 0, owner.kind).toBe(pictures)
      const posts = count(viewer, owner, 'postForAll', 'postForTeam', 'postForFollowers', 'postForHer')
      expect((await numberFor('profiles.get', about, viewer, owner, 'posts')) ?? 0, owner.kind).toBe(posts)
      const achievements = count(viewer, owner, 'achievementForAll', 'achievementForFollowers', 'achievementForHer')
      expect((await numberFor('achievements.counts', about, viewer, owner, 'all')) ?? 0, owner.kind).toBe(achievements)
      const matches = count(viewer, owner, 'result')
      expect((await numberFor('profiles.get', about, viewer, owner, 'matches')) ?? 0, owner.kind).toBe(matches)
      const found = surfaceOf('people.search').when?.(owner.settings, viewer) ? 1 : 0
      expect((await numberFor('people.count', { q: owner.words.name }, viewer, owner, 'count')) ?? 0, owner.kind).toBe(
        found,
      )
    }
  })

  test.each(active.filter((viewer) => viewer !== 'owner'))('of what is new, for %s', async (viewer) => {
    const inFeed = surfaceOf('feed.timeline').when
    const expected = world.owners
      .filter(({ settings }) => inFeed?.(settings, viewer))
      .flatMap((owner) =>
        (['postForAll', 'postForTeam', 'postForFollowers'] as const).filter((item) =>
          rules[item](owner.settings, viewer),
        ),
      )
    const quotes = world.owners.length
    expect(await numberFor('feed.newer', { since: world.before ?? '' }, viewer, anyOwner, 'count')).toBe(
      expected.length + quotes,
    )
    if (viewer === 'signedOut') return
    const letters = world.owners.filter(({ settings }) => rules.letter(settings, viewer)).length
    expect(await numberFor('messages.unread', {}, viewer, anyOwner, 'conversations')).toBe(letters)
    expect(await numberFor('notifications.unread', {}, viewer, anyOwner, 'count')).toBe(letters)
  })

  const surfaceOf = (name: string) => [surfaces[name]].flat()[0] as Showing
})

test('no live event brings what it may not', async () => {
  const hearing = viewers.filter((viewer) => viewer !== 'signedOut' && viewer !== 'suspended' && viewer !== 'owner')
  const streams = await Promise.all(
    hearing.map(async (viewer) => ({
      viewer,
      stream: await listen(heraia.fetch, world.tokenOf(viewer, anyOwner) ?? ''),
    })),
  )
  const said: { id: string; owner: Owner; item: Item }[] = []
  for (const owner of world.owners.filter(({ settings }) => !settings.suspended)) {
    for (const [item, audience] of [
      ...([
        ['postForAll', 'public'],
        ['postForFollowers', 'followers'],
        ['postForHer', 'private'],
      ] as const),
    ]) {
      const { id } = await owner.player.posts(`${owner.words[item]} again`, { audience })
      await owner.player.comments({ id }, `${owner.words[item]} too`)
      said.push({ id, owner, item })
    }
    await owner.player.saves({ club: `${owner.words.club} again` })
  }
  const last = await world.host.posts('The last word')
  for (const { viewer, stream } of streams) {
    const expected = said.filter(
      ({ owner, item }) => notMuted(owner.settings, viewer) && rules[item](owner.settings, viewer),
    )
    const told = () => JSON.stringify(stream.heard)
    await expect.poll(told, { timeout: 10_000 }).toContain(last.id)
    for (const { id } of expected) await expect.poll(told, { timeout: 10_000 }).toContain(id)
    const leaked = said.filter((each) => !expected.includes(each) && told().includes(each.id))
    expect([viewer, leaked.map(({ owner, item }) => `${item} of ${owner.kind}`)]).toEqual([viewer, []])
    const words = world.owners.flatMap((owner) => items.filter((item) => told().includes(owner.words[item])))
    expect([viewer, words]).toEqual([viewer, []])
    await stream.close()
  }
})

describe('with other eyes she sees what they see', () => {
  const eyes = { nobody: 'signedOut', person: 'stranger', follower: 'follower' } as const
  const looked = everyProcedure.filter(({ method, path }) => method === 'GET' && path.startsWith('/profiles/{id}'))

  test.each(looked.map(({ name }) => name))('%s', async (name) => {
    for (const owner of world.owners.filter(({ settings }) => !settings.suspended)) {
      const input = showings.find((each) => each.name === name)?.showing.about?.(owner, 'owner') ?? {
        id: owner.player.id,
      }
      for (const [as, viewer] of Object.entries(eyes) as [keyof typeof eyes, ViewerKind][]) {
        const [looks, sees] = [
          await ask(name, input, owner.player.token, as),
          await ask(name, input, world.tokenOf(viewer, owner)),
        ]
        const about = `${owner.kind} as ${as}`
        expect([about, looks.status, seen(looks, owner, input)]).toEqual([about, sees.status, seen(sees, owner, input)])
      }
    }
  })
})
