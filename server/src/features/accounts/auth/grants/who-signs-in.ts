import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { statement } from '../../../../statement.ts'
import { together } from '../../../../together.ts'
import { coarseNetwork } from '../../sessions/coarse-network.ts'
import { deviceName } from '../../sessions/device-name.ts'
import { type AlongUser, alongUser, type ShownWith, takeApart } from '../user/along-user.ts'
import type { UserRow } from '../users.queries.ts'

export interface Address {
  /** Email in small letters, or the digits of a phone; never empty. */
  name: string
  isPhone: boolean
}

export interface WhoSignsIn {
  user: UserRow
  along: ShownWith
  /** She signed in from this device and network before, so nothing is to be told by mail. */
  isKnownThere: boolean
}

/** What a sign-in asks of the database before it has looked at the password. undefined: nobody has this address. */
export const whoSignsIn = (ctx: Context, { name, isPhone }: Address): Promise<WhoSignsIn | undefined> =>
  (isPhone ? byPhone : byEmail)(ctx, {
    name,
    device: deviceName(ctx.userAgent),
    network: coarseNetwork(ctx.address),
  })

interface Asked {
  name: string
  device: string
  network: string
}

type FoundRow = UserRow & AlongUser & { asked_at: number; is_known_there: boolean }

const reading = (column: 'email' | 'phone') => {
  const selectUsers = statement(
    (asked: { names: readonly string[]; devices: readonly string[]; networks: readonly string[] }) => {
      const address = sql.ref(`u.${column}`)
      return sql<FoundRow>`
      select asked.at as asked_at, u.*, ${alongUser}, exists (select from known_devices d
          where d.user_id = u.id and d.device = asked.device and d.network = asked.network) as is_known_there
      from unnest(${asked.names}::text[], ${asked.devices}::text[], ${asked.networks}::text[])
          with ordinality asked (name, device, network, at)
        join users u on ${address} = asked.name and ${address} <> '' and u.deleted_at is null`
    },
  )
  return together(1, async (ctx: Context, asked: readonly Asked[]): Promise<(WhoSignsIn | undefined)[]> => {
    const rows = await selectUsers(ctx, {
      names: asked.map(({ name }) => name),
      devices: asked.map(({ device }) => device),
      networks: asked.map(({ network }) => network),
    })
    const found: (WhoSignsIn | undefined)[] = asked.map(() => undefined)
    for (const row of rows) {
      const { own, along } = takeApart(row)
      const { asked_at: at, is_known_there: isKnownThere, ...user } = own
      found[at - 1] = { user, along, isKnownThere }
    }
    return found
  })
}

const byEmail = reading('email')
const byPhone = reading('phone')
