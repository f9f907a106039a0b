import type { Answer, BetweenTabs, DemoState, ForLeader, News } from './messages.ts'

export const CHANNEL = 'heraia-demo'

type Reply = (answer: Answer, transfer?: Transferable[]) => void
type Told = { kind: 'state'; state: DemoState } | News

/** What a tab does once it leads: opens the database, and answers for all. */
export interface Leading {
  /** `gone`: nobody is there any more to whom the answer would come. */
  take(message: ForLeader, reply: Reply, gone?: AbortSignal): void
  state(): DemoState
  /** What was answered is kept; nothing more is answered here. */
  giveUp(): Promise<void>
}

export interface Tabs {
  /** To whoever leads; this tab itself, perhaps. */
  send(message: ForLeader): void
  tellState(state: DemoState): void
  tell(news: News): void
}

/** `alone`: this browser ties no tabs together. Each leads itself, hears of no other, and keeps nothing, for all would at once. */
export type Leads = 'for all' | 'alone'

/** One at a time gets it; it is free again when `work` is over, the tab is closed or its worker is killed. */
export type Lock = (work: (as: Leads) => Promise<void>, signal: AbortSignal) => void

export interface Joining {
  /** Its name among the others. */
  tab: string
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>
  lock: Lock
  /** Whether others hear of its end. Not so at its very beginning, nor where locks are refused. */
  lives: () => boolean
  /** Of a tab that lives. */
  whenGone: (tab: string, then: () => void) => void
  /** When this tab's build was made; ISO 8601. */
  madeAt: string
  toPage: (message: Answer | Told, transfer?: Transferable[]) => void
  lead: (tabs: Tabs, as: Leads) => Leading
  onNewLeader: () => void
}

/**
 * The workers of all tabs: one of them has the database, the others hand on to it what their pages ask. When it is
 * gone, the next one opens the database as it was kept, and is asked what had no answer yet. A tab of an older build
 * leaves the database to a newer one, and never takes it again.
 */
export function joinTabs({ tab, channel, lock, lives, whenGone, madeAt, toPage, lead, onNewLeader }: Joining): Tabs {
  const outdated = new AbortController()
  let leading: { by: Leading; end: () => void } | null = null
  let isAlone = false
  const post = (message: BetweenTabs) => {
    if (!isAlone) channel.postMessage(message)
  }
  const toLeader = (message: Extract<BetweenTabs, { to: 'leader' }>['message']) =>
    post({ to: 'leader', from: tab, lives: lives(), message })
  const ask = () => toLeader({ kind: 'who', madeAt })
  const tellLeads = (state: DemoState) => post({ to: 'all', from: tab, message: { kind: 'leads', state, madeAt } })

  /** What it has not answered when it leaves is asked again of who leads next: it may not have been kept. */
  const whileLeading =
    (by: Leading, reply: Reply): Reply =>
    (answer, transfer) => {
      if (leading?.by === by) reply(answer, transfer)
    }

  const tabs: Tabs = {
    send: (message) => {
      if (leading) leading.by.take(message, whileLeading(leading.by, toPage))
      else toLeader(message)
    },
    tellState: (state) => {
      if (outdated.signal.aborted) return
      toPage({ kind: 'state', state })
      tellLeads(state)
    },
    tell: (news) => {
      toPage(news)
      post({ to: 'all', from: tab, message: news })
    },
  }

  let leader = ''
  channel.onmessage = ({ data }: MessageEvent<BetweenTabs>) => {
    if (isAlone) return
    if (data.to === 'all') hear(data.from, data.message)
    else if (data.to === 'tab' && data.tab === tab) toPage(data.message)
    else if (data.to === 'leader' && data.message.kind === 'who' && isNewer(data.message.madeAt)) beOutdated()
    else if (data.to === 'leader' && leading) answer(leading.by, data)
  }

  function answer(now: Leading, { from, lives: isWatched, message }: Extract<BetweenTabs, { to: 'leader' }>) {
    const gone = isWatched ? endOf(from) : undefined
    if (message.kind === 'who') tellLeads(now.state())
    else {
      const back = (reply: Answer) => post({ to: 'tab', tab: from, message: reply })
      now.take(message, whileLeading(now, back), gone)
    }
  }

  /** A tab that is closed or loaded anew says nothing of it. */
  const ends = new Map<string, AbortController>()
  function endOf(other: string): AbortSignal {
    const known = ends.get(other)
    if (known) return known.signal
    const end = new AbortController()
    ends.set(other, end)
    whenGone(other, () => {
      ends.delete(other)
      end.abort()
    })
    return end.signal
  }

  function hear(from: string, message: Extract<BetweenTabs, { to: 'all' }>['message']) {
    if (message.kind !== 'leads') return toPage(message)
    if (isNewer(message.madeAt)) beOutdated()
    if (!outdated.signal.aborted) toPage({ kind: 'state', state: message.state })
    if (leader === from) return
    // What was asked before anybody led is asked now.
    leader = from
    onNewLeader()
    // One of an older build, which waited longer: it leaves.
    if (message.madeAt !== undefined && message.madeAt < madeAt) ask()
  }

  /** Builds of long ago do not say when they were made. */
  const isNewer = (other: string | undefined) => other !== undefined && other > madeAt

  function beOutdated() {
    if (outdated.signal.aborted) return
    outdated.abort()
    toPage({ kind: 'state', state: { phase: 'outdated' } })
    if (!leading) return
    const { by, end } = leading
    // What comes from now on waits for who leads next.
    leading = null
    void by.giveUp().finally(end)
  }

  lock(async (as) => {
    if (outdated.signal.aborted) return
    isAlone = as === 'alone'
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    leading = { by: lead(tabs, as), end }
    leader = tab
    onNewLeader()
    await over
  }, outdated.signal)
  ask()
  return tabs
}
