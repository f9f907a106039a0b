import type { Answer, Ask, BetweenTabs, DemoState, News } from './messages.ts'

export const CHANNEL = 'heraia-demo'

type ForLeader = Ask | { kind: 'reset' }
type Reply = (answer: Answer, transfer?: Transferable[]) => void
type Told = { kind: 'state'; state: DemoState } | News

/** What a tab does once it leads: opens the database, and answers for all. */
export interface Leading {
  take(message: ForLeader, reply: Reply): void
  state(): DemoState
}

export interface Tabs {
  /** To whoever leads; this tab itself, perhaps. */
  send(message: ForLeader): void
  tellState(state: DemoState): void
  tell(news: News): void
}

/** One at a time gets it; it is free again when the tab is closed or its worker is killed. */
export type Lock = (work: () => Promise<never>) => void

/**
 * The workers of all tabs: one of them has the database, the others hand on to it what their pages ask. When it is
 * gone, the next one opens the database as it was kept, and is asked what had no answer yet.
 */
export function joinTabs(
  channel: BroadcastChannel,
  lock: Lock,
  toPage: (message: Answer | Told, transfer?: Transferable[]) => void,
  lead: (tabs: Tabs) => Leading,
  onNewLeader: () => void,
): Tabs {
  const tab = crypto.randomUUID()
  let leading: Leading | null = null
  const post = (message: BetweenTabs) => channel.postMessage(message)

  const tabs: Tabs = {
    send: (message) => {
      if (leading) leading.take(message, toPage)
      else post({ to: 'leader', from: tab, message })
    },
    tellState: (state) => {
      toPage({ kind: 'state', state })
      post({ to: 'all', from: tab, message: { kind: 'leads', state } })
    },
    tell: (news) => {
      toPage(news)
      post({ to: 'all', from: tab, message: news })
    },
  }

  let leader = ''
  channel.onmessage = ({ data }: MessageEvent<BetweenTabs>) => {
    if (data.to === 'all') hear(data.from, data.message)
    else if (data.to === 'tab' && data.tab === tab) toPage(data.message)
    else if (data.to === 'leader' && leading) answer(leading, data.from, data.message)
  }

  function answer(now: Leading, from: string, message: ForLeader | { kind: 'who' }) {
    if (message.kind === 'who') post({ to: 'all', from: tab, message: { kind: 'leads', state: now.state() } })
    else now.take(message, (back) => post({ to: 'tab', tab: from, message: back }))
  }

  function hear(from: string, message: { kind: 'leads'; state: DemoState } | News) {
    if (message.kind !== 'leads') return toPage(message)
    toPage({ kind: 'state', state: message.state })
    if (leader === from) return
    // What was asked before anybody led is asked now.
    leader = from
    onNewLeader()
  }

  lock(async () => {
    leading = lead(tabs)
    leader = tab
    onNewLeader()
    return new Promise<never>(() => {})
  })
  post({ to: 'leader', from: tab, message: { kind: 'who' } })
  return tabs
}
