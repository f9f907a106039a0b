import type { PrivacySettings } from '@heraia/contract/accounts'
import type { Comment, Post, PostAudience, ReplyPolicy } from '@heraia/contract/feed'
import { CommentId, GalleryItemId, MediaId, MessageId, MutedWordId, PersonId, PostId } from '@heraia/contract/ids'
import type { ApiClient } from '@heraia/contract/index'
import type { GalleryItem, MediaPurpose } from '@heraia/contract/media'
import type { Message } from '@heraia/contract/messages'
import type { MuteLength } from '@heraia/contract/mute-lengths'
import type { NewAccountLimit } from '@heraia/contract/new-accounts'
import type { MutedWord, PersonalInformation } from '@heraia/contract/profiles'
import type { ChosenRole } from '@heraia/contract/roles'
import { uuid7 } from '@heraia/contract/uuid7'
import type { Clock } from '@heraia/server/ports'
import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { TestHeraia } from './heraia.ts'
import { upload } from './upload.ts'

/** Somebody who registered as people do, with the product's API as her browser calls it. */
export interface Player {
  id: PersonId
  email: string
  name: string
  token: string
  api: ApiClient
  /** Changes some of her privacy settings. */
  sets(privacy: Partial<PrivacySettings>): Promise<void>
  /** Saves some fields of her profile. */
  saves(information: Partial<PersonalInformation>): Promise<void>
  posts(text: string, more?: { audience?: PostAudience; replyPolicy?: ReplyPolicy; quotes?: PostId }): Promise<Post>
  comments(on: { id: PostId }, text: string, answered?: { id: CommentId }): Promise<Comment>
  /** What somebody she does not know writes is accepted at once, where `to` is a player. */
  writes(to: { id: PersonId; api?: ApiClient }, text: string, answered?: { id: MessageId }): Promise<Message>
  /** A word, phrase or #tag; for ever, unless said. */
  mutesWord(word: string, lasts?: MuteLength): Promise<MutedWord>
  /** Uploads a file, and waits until it is processed. */
  uploads(bytes: Uint8Array<ArrayBuffer>, said: { purpose: MediaPurpose; type?: string }): Promise<MediaId>
  /** Uploads a picture and shows it in her gallery. */
  shows(bytes: Uint8Array<ArrayBuffer>, said?: Partial<typeof itemSaid>): Promise<GalleryItem>
}

/** What a refused call says, for `toMatchObject`. */
export interface Refusal {
  status: number
  code: string
  reason?: string
  fields?: { field: string; code: string }[]
  /** Where only new accounts are refused. */
  newAccount?: NewAccountLimit
}

/** What the season is played on: a test's Heraia, or a bench's. */
export type Ground = Pick<TestHeraia, 'fetch' | 'siteUrl'> & { clock: Clock; runJobs?: () => Promise<void> }

/** What somebody says of a picture who says nothing special. */
export const itemSaid = {
  title: 'A picture',
  description: null as string | null,
  category: 'training' as GalleryItem['category'],
  tags: [] as string[],
  audience: 'public' as GalleryItem['audience'],
}

export function season(heraia: Ground) {
  return {
    /** Registers somebody with this name; an athlete of tennis unless said. */
    joins: (name: string, said: { role?: ChosenRole; sport?: string | null } = {}) => join(heraia, name, said),
    /** Nobody is signed in. */
    stranger: apiFor(heraia),
    /** An id of the kind that clients make. */
    newId: () => nextId(heraia.clock),
  }
}

let made = 0

/**
 * An id as clients make them, except that what is made later stands later even in one millisecond:
 * the clock of the tests stands still, and lists order by the id what has the same time.
 */
function nextId(clock: Clock): string {
  const random = crypto.getRandomValues(new Uint8Array(10))
  made = (made + 1) % 0x1000
  random[0] = made >> 4
  random[1] = ((made & 0xf) << 4) | ((random[1] ?? 0) & 0xf)
  return uuid7(clock.now().getTime(), random)
}

export function apiFor(heraia: Pick<Ground, 'fetch' | 'siteUrl'>, token?: string): ApiClient {
  const link = new RPCLink({
    url: `${heraia.siteUrl}/api/rpc`,
    fetch: (request, init) => heraia.fetch(request, init),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return createORPCClient(link)
}

async function join(
  heraia: Ground,
  name: string,
  { role = 'athlete', sport = 'Tennis' }: { role?: ChosenRole; sport?: string | null },
): Promise<Player> {
  const email = `${crypto.randomUUID()}@example.org`
  const response = await heraia.fetch('/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'secret1',
      data: { name, role, ...(sport ? { sport } : {}), terms_version: '2024-03-15' },
    }),
  })
  const session = (await response.json()) as { access_token: string; user: { id: string } }
  if (!response.ok) throw new Error(`${name} could not register: ${JSON.stringify(session)}`)
  return playerOf(heraia, { id: session.user.id, email, name, token: session.access_token })
}

/** Somebody who has registered already, by her session. */
export function playerOf(heraia: Ground, her: Pick<Player, 'email' | 'name' | 'token'> & { id: string }): Player {
  const api = apiFor(heraia, her.token)
  const newId = () => nextId(heraia.clock)
  const uploads: Player['uploads'] = async (bytes, { purpose, type = 'image/png' }) => {
    const id = MediaId.parse(newId())
    await upload(heraia.fetch, her.token, bytes, { id, purpose, type })
    await heraia.runJobs?.()
    return id
  }
  return {
    ...her,
    id: PersonId.parse(her.id),
    api,
    sets: async (privacy) => {
      const before = await api.settings.get()
      await api.settings.save({ ...before, privacy: { ...before.privacy, ...privacy } })
    },
    saves: async (information) => {
      const { version, information: before } = await api.profiles.editable()
      await api.profiles.save({ version, information: { ...before, ...information } })
    },
    posts: (text, more) => api.feed.publish({ id: PostId.parse(newId()), text, ...more }),
    comments: (on, text, answered) =>
      api.feed.comment({ id: on.id, commentId: CommentId.parse(newId()), parentId: answered?.id, text }),
    mutesWord: (word, lasts) => api.profiles.muteWord({ id: MutedWordId.parse(newId()), word, lasts }),
    uploads,
    shows: async (bytes, said) => {
      const mediaId = await uploads(bytes, { purpose: 'gallery' })
      return api.gallery.add({ id: GalleryItemId.parse(newId()), mediaId, alt: '', ...itemSaid, ...said })
    },
    writes: async (to, text, answered) => {
      const { id: conversation, request } = await api.messages.open({ personId: to.id })
      if (request === 'sent' && to.api) await to.api.messages.answerRequest({ id: conversation, accept: true })
      return api.messages.send({
        id: conversation,
        messageId: MessageId.parse(newId()),
        text,
        replyToId: answered?.id,
      })
    },
  }
}

/** Waits for a call to be refused and says how. A call that is answered fails the test. */
export async function refusal(call: Promise<unknown>): Promise<Refusal> {
  try {
    await call
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    const data = (error.data ?? {}) as Omit<Refusal, 'status' | 'code'>
    return {
      status: error.status,
      code: error.code,
      ...(data.reason === undefined ? {} : { reason: data.reason }),
      ...(data.fields === undefined ? {} : { fields: data.fields.map(({ field, code }) => ({ field, code })) }),
      ...(data.newAccount && { newAccount: data.newAccount }),
    }
  }
  throw new Error('This was answered, not refused.')
}
