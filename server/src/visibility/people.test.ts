import type { ApiClient } from '@heraia/contract/index'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, season } from '@heraia/hosts/test/season'
import type { ORPCError } from '@orpc/server'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

/** The whole matrix: how she set her profile, who looks, and what each surface shows. */
type Setting = 'public' | 'followers' | 'private' | 'minor' | 'unlisted' | 'suspended'
type Looker = 'stranger' | 'person' | 'follower' | 'blocked' | 'blocker' | 'herself' | 'admin'
/** `all`: header and what it holds. `header`: only that. `none`: not found. Then: search finds her. */
type Shown = ['all' | 'header' | 'none', 'found' | 'unfound']

const matrix: Record<Setting, Record<Looker, Shown>> = {
  public: {
    stranger: ['all', 'found'],
    person: ['all', 'found'],
    follower: ['all', 'found'],
    blocked: ['none', 'unfound'],
    blocker: ['none', 'unfound'],
    herself: ['all', 'found'],
    admin: ['all', 'found'],
  },
  followers: {
    stranger: ['header', 'unfound'],
    person: ['header', 'found'],
    follower: ['all', 'found'],
    blocked: ['none', 'unfound'],
    blocker: ['none', 'unfound'],
    herself: ['all', 'found'],
    admin: ['header', 'found'],
  },
  private: {
    stranger: ['header', 'unfound'],
    person: ['header', 'unfound'],
    follower: ['header', 'unfound'],
    blocked: ['none', 'unfound'],
    blocker: ['none', 'unfound'],
    herself: ['all', 'unfound'],
    admin: ['header', 'unfound'],
  },
  minor: {
    stranger: ['header', 'unfound'],
    person: ['header', 'unfound'],
    follower: ['all', 'unfound'],
    blocked: ['none', 'unfound'],
    blocker: ['none', 'unfound'],
    herself: ['all', 'unfound'],
    admin: ['header', 'unfound'],
  },
  unlisted: {
    stranger: ['all', 'unfound'],
    person: ['all', 'unfound'],
    follower: ['all', 'unfound'],
    blocked: ['none', 'unfound'],
    blocker: ['none', 'unfound'],
    herself: ['all', 'unfound'],
    admin: ['all', 'unfound'],
  },
  suspended: {
    stranger: ['none', 'unfound'],
    person: ['none', 'unfound'],
    follower: ['none', 'unfound'],
    blocked: ['none', 'unfound'],
    blocker: ['none', 'unfound'],
    // Her session has ended.
    herself: ['none', 'unfound'],
    admin: ['none', 'unfound'],
  },
}

async function cast(setting: Setting) {
  const her = await joins(`Her ${setting}`)
  const lookers = {
    person: await joins('Person'),
    follower: await joins('Follower'),
    blocked: await joins('Blocked'),
    blocker: await joins('Blocker'),
    admin: await joins('Admin'),
  }
  await her.saves({ bio: 'What she wrote', phone: '+34600000000' })
  await lookers.follower.api.profiles.follow({ id: her.id })
  await her.api.profiles.block({ id: lookers.blocked.id })
  await lookers.blocker.api.profiles.block({ id: her.id })
  await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', lookers.admin.id).execute()
  await apply(setting, her)
  const api = {
    stranger,
    herself: her.api,
    person: lookers.person.api,
    follower: lookers.follower.api,
    blocked: lookers.blocked.api,
    blocker: lookers.blocker.api,
    admin: lookers.admin.api,
  }
  return { her, api }
}

async function apply(setting: Setting, her: Player): Promise<void> {
  if (setting === 'minor') await her.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` })
  else if (setting === 'unlisted') await her.sets({ showInSearch: false })
  else if (setting === 'suspended') {
    await heraia.db.updateTable('profiles').set({ state: 'suspended' }).where('id', '=', her.id).execute()
    await heraia.db.deleteFrom('auth_sessions').where('user_id', '=', her.id).execute()
  } else await her.sets({ profileVisibility: setting })
}

/** What one looker is shown on every surface, in the words of the matrix. */
async function seen({ profiles, people }: ApiClient, her: Player, setting: Setting) {
  const answers = await Promise.all([
    outcome(profiles.get({ id: her.id }).then(({ bio }) => (bio === null ? 'header' : 'all'))),
    outcome(profiles.get({ id: `her-${setting}` }).then(({ about }) => (about === null ? 'header' : 'all'))),
    outcome(profiles.followers({ id: her.id }).then(() => 'all')),
    outcome(profiles.following({ id: her.id }).then(() => 'all')),
  ])
  const { items, similar } = await people.search({ q: `her ${setting}` })
  const { count } = await people.count({ q: `her ${setting}` })
  return {
    surfaces: [...new Set(answers)],
    // Who comes near is somebody else.
    found: { items: similar ? 0 : items.length, count },
    cards: (similar ? [] : items).map(({ bio }) => (bio === null ? 'header' : 'all')),
  }
}

const outcome = (call: Promise<string>): Promise<string> =>
  call.catch((error: ORPCError<string, { reason: string }>) => {
    if (error.data.reason === 'person_not_found') return 'none'
    if (error.data.reason === 'profile_closed') return 'header'
    throw error
  })

test.each(Object.keys(matrix) as Setting[])('each looker is shown of a %s profile what she set', async (setting) => {
  const { her, api } = await cast(setting)
  const lookers = (Object.keys(matrix[setting]) as Looker[]).filter(
    (each) => setting !== 'suspended' || each !== 'herself',
  )
  const shown: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  for (const looker of lookers) {
    const [profile, search] = matrix[setting][looker]
    const times = search === 'found' ? 1 : 0
    shown[looker] = await seen(api[looker], her, setting)
    expected[looker] = {
      surfaces: [profile],
      found: { items: times, count: times },
      cards: times === 1 ? [profile] : [],
    }
  }
  expect(shown).toEqual(expected)
})

test.each([
  ['public', { stranger: true, person: true, follower: true }],
  ['followers', { stranger: false, person: false, follower: true }],
  ['private', { stranger: false, person: false, follower: false }],
] as const)('contact details set to %s are for them alone', async (contactInfo, who) => {
  const { her, api } = await cast('public')
  await her.sets({ contactInfo })
  for (const looker of ['stranger', 'person', 'follower'] as const) {
    const { about } = await api[looker].profiles.get({ id: her.id })
    expect(about?.phone, looker).toBe(who[looker] ? '+34600000000' : null)
    expect(about?.email, looker).toBe(who[looker] ? her.email : null)
  }
})

test('people who are not signed in are not shown minors in lists', async () => {
  const [star, minor, adult] = [await joins('Star'), await joins('Young'), await joins('Grown')]
  await minor.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 14}-01-01` })
  await minor.api.profiles.follow({ id: star.id })
  await adult.api.profiles.follow({ id: star.id })
  const names = async (api: typeof stranger) =>
    (await api.profiles.followers({ id: star.id })).items.map(({ name }) => name).sort()
  expect(await names(stranger)).toEqual(['Grown'])
  expect(await names(star.api)).toEqual(['Grown', 'Young'])
})
