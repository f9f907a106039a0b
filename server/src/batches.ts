import { isTemporary, wasUndoneByOthers } from './database-errors.ts'

/** A longer answer would hold up everybody while it is taken apart. */
const MOST_AT_ONCE = 200
/** Where one comes at every turn, nobody may wait for all of them. */
const MOST_TURNS = 4
/** So few go together: a question more would cost more than it brings. */
const FEW = 16

interface Waiting<Asked, Answer> {
  asked: Asked
  answered: PromiseWithResolvers<Answer>
}

/** Answers in the order in which it was asked, as many as were asked. */
export type AskMany<Asked, Answer> = (asked: readonly Asked[]) => Promise<readonly Answer[]>

/** When a question begins that somebody asks while none is on its way. */
export type Begin = (work: () => void) => void

const { setImmediate } = globalThis as { setImmediate?: Begin }

/**
 * Once everything has been read that lies in the process's sockets, where the host knows when that is: requests come in
 * bunches, and each question is a system call on both sides.
 */
export const onceAllIsRead: Begin = (work) => (setImmediate ? setImmediate(work) : work())

/**
 * One question for what many ask: whoever comes while `lanes` questions are on their way is in the next, or of very many
 * in the one after it. Alone nobody waits, and under load a dozen requests cost one statement. Where a question fails,
 * each is asked again by itself, so that nobody suffers for another; a database that is away is away for all of them.
 * With `begin` a question waits while it brings somebody new, but not for long.
 */
export function batches<Asked, Answer>(
  lanes: number,
  ask: AskMany<Asked, Answer>,
  begin?: Begin,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = []
  let busy = 0

  async function askWaiting(): Promise<void> {
    busy += 1
    for (let answered = 0; waiting.length > 0; ) {
      if (begin) await nobodyComes(begin)
      const part = waiting.slice(0, mostOf(waiting.length, answered))
      waiting = waiting.slice(part.length)
      await answerAll(ask, part)
      answered = part.length
    }
    busy -= 1
  }

  /** Who was answered a moment ago asks again while the others are: one by one they would cost a statement each. */
  async function nobodyComes(begin: Begin): Promise<void> {
    for (let before = 0, turn = 0; before < waiting.length && turn < MOST_TURNS; turn += 1) {
      before = waiting.length
      await new Promise<void>((resolve) => begin(resolve))
    }
  }

  return (asked) => {
    const answered = Promise.withResolvers<Answer>()
    waiting.push({ asked, answered })
    if (busy < lanes) void askWaiting()
    return answered.promise
  }
}

/**
 * Under load whoever was answered asks again soon. Were all asked for at once, nearly all would come back together, and
 * the process would wait for the database and the database for the process; of two even halves one is asked for while
 * the other is answered.
 */
const mostOf = (waiting: number, answered: number): number =>
  Math.min(MOST_AT_ONCE, Math.max(FEW, Math.ceil((waiting + answered) / 2)))

/** Never rejects: each of them hears what became of hers. */
async function answerAll<Asked, Answer>(
  ask: AskMany<Asked, Answer>,
  waiting: readonly Waiting<Asked, Answer>[],
): Promise<void> {
  try {
    const answers = await ask(waiting.map(({ asked }) => asked))
    for (const [at, { answered }] of waiting.entries()) answered.resolve(answers[at] as Answer)
  } catch (error) {
    const isOver = waiting.length === 1 || (isTemporary(error) && !wasUndoneByOthers(error))
    for (const { asked, answered } of waiting) {
      if (isOver) answered.reject(error)
      else await ask([asked]).then(([answer]) => answered.resolve(answer as Answer), answered.reject)
    }
  }
}
