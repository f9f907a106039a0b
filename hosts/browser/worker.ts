import { uuid7 } from '@heraia/contract/uuid7'
import { answerAsks } from './wire/answer-asks.ts'
import { joinTabs, type Leading, type Leads, type Tabs } from './wire/leader.ts'
import type { Ask, DemoFiles, DemoState, ToPage, ToWorker } from './wire/messages.ts'
import { askPageAboutFilms } from './worker/ask-page-about-films.ts'
import { openHere } from './worker/open-here.ts'
import { live, tieTabs } from './worker/tie-tabs.ts'

/** What this file needs of a worker's own scope. */
interface WorkerScope {
  postMessage(message: ToPage, transfer?: Transferable[]): void
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null
}

const scope = globalThis as unknown as WorkerScope
const toPage = (message: ToPage, transfer: Transferable[] = []) => scope.postMessage(message, transfer)
const films = askPageAboutFilms(toPage)

const tab = uuid7()
let tabs: Tabs | null = null
let lives = false
/** Of this tab's page, without an answer yet. */
const open = new Map<string, Ask>()
/** Those of which a stream has begun to come. */
const streaming = new Set<string>()

function close(id: string) {
  open.delete(id)
  streaming.delete(id)
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'begin') {
    tabs = join(data.base, data.files)
    live(tab, (lock) => {
      lives = true
      toPage({ kind: 'lives', lock })
    })
  } else if (data.kind === 'ping') toPage({ kind: 'pong' })
  else if (data.kind === 'filmed') films.take(data)
  else if (data.kind === 'reset' || data.kind === 'restart') tabs?.send(data)
  else hand(data)
}

function hand(ask: Ask) {
  if (ask.kind === 'ask') open.set(ask.id, ask)
  else close(ask.id)
  tabs?.send(ask)
}

function join(base: string, files: DemoFiles): Tabs {
  return joinTabs({
    ...tieTabs(base),
    tab,
    lives: () => lives,
    madeAt: files.madeAt,
    toPage: passOn,
    lead: (all, as) => lead(all, as, base, files),
    onNewLeader: askAgain,
  })
}

/** What comes back for the page; an answer closes what was open. */
function passOn(message: ToPage, transfer: Transferable[] = []) {
  if (message.kind === 'answer' || message.kind === 'end' || message.kind === 'broken') close(message.id)
  // A stream that has begun cannot be asked for again: its page is told when its leader is gone.
  if (message.kind === 'head') streaming.add(message.id)
  toPage(message, transfer)
}

function askAgain() {
  for (const [id, ask] of open) {
    if (streaming.has(id)) {
      close(id)
      toPage({ kind: 'broken', id })
    } else tabs?.send(ask)
  }
}

function lead(all: Tabs, as: Leads, base: string, files: DemoFiles): Leading {
  let state: DemoState = { phase: 'opening' }
  const become = (next: DemoState) => {
    state = next
    all.tellState(next)
  }
  const mailed = () => all.tell({ kind: 'mailed' })
  const here = openHere({ base, files, mayKeep: as === 'for all', lookAtFilm: films.ask, become, mailed })
  const restart = () => {
    if (state.phase === 'failed' || (state.phase === 'open' && state.keeping === 'lost')) toPage({ kind: 'restart' })
  }
  const answer = answerAsks(async (request) => (await here.demo).fetch(request))
  return {
    state: () => state,
    giveUp: here.giveUp,
    take: (message, reply, gone) => {
      if (message.kind === 'reset') void here.reset().then(() => all.tell({ kind: 'begun-anew' }))
      else if (message.kind === 'restart') restart()
      else void answer(message, reply, gone)
    },
  }
}
