import { expect, test } from 'vitest'
import { batches } from './batches.ts'

/** Answers when it is told to, and notes what was asked together. */
function slowDatabase() {
  const questions: { asked: readonly string[]; answer: () => void; fail: (error: Error) => void }[] = []
  const ask = (asked: readonly string[]) => {
    const answered = Promise.withResolvers<string[]>()
    const answer = () => answered.resolve(asked.map((one) => `${one}!`))
    questions.push({ asked, answer, fail: answered.reject })
    return answered.promise
  }
  const askedTogether = () => questions.map(({ asked }) => asked.join())
  return { questions, ask, askedTogether }
}

test('who comes alone is asked for at once; who comes meanwhile goes together, each with her own answer', async () => {
  const { ask, questions, askedTogether } = slowDatabase()
  const say = batches(1, ask)
  const [first, second, third] = [say('a'), say('b'), say('c')]
  expect(askedTogether()).toEqual(['a'])
  questions[0]?.answer()
  expect(await first).toBe('a!')
  await expect.poll(askedTogether).toEqual(['a', 'b,c'])
  questions[1]?.answer()
  expect(await Promise.all([second, third])).toEqual(['b!', 'c!'])
})

test('of very many one half goes first, so that the other is asked for while they are answered', async () => {
  const { ask, questions } = slowDatabase()
  const say = batches(1, ask)
  const all = Array.from({ length: 61 }, (_, at) => say(String(at)))
  const sizes = () => questions.map(({ asked }) => asked.length)
  for (const [nth, expected] of [[1], [1, 31], [1, 31, 29]].entries()) {
    await expect.poll(sizes).toEqual(expected)
    questions[nth]?.answer()
  }
  expect(await Promise.all(all)).toEqual(all.map((_, at) => `${at}!`))
})

/** A process that reads its sockets once more each time it is told to. */
function readings() {
  const waiting: (() => void)[] = []
  const read = async () => {
    waiting.shift()?.()
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return { begin: (work: () => void) => void waiting.push(work), read }
}

test('a question waits for as long as somebody new comes, and no longer', async () => {
  const { ask, questions, askedTogether } = slowDatabase()
  const { begin, read } = readings()
  const say = batches(1, ask, begin)
  const alone = say('a')
  expect(askedTogether()).toEqual([])
  await read()
  expect(askedTogether()).toEqual(['a'])

  for (const one of ['b', 'c']) void say(one)
  questions[0]?.answer()
  expect(await alone).toBe('a!')
  for (const one of ['d', 'e']) {
    void say(one)
    await read()
    expect(askedTogether()).toEqual(['a'])
  }
  await read()
  expect(askedTogether()).toEqual(['a', 'b,c,d,e'])
})

test('where somebody comes at every turn, nobody waits for all of them', async () => {
  const { ask, askedTogether } = slowDatabase()
  const { begin, read } = readings()
  const say = batches(1, ask, begin)
  void say('a')
  for (const one of ['b', 'c', 'd', 'e', 'f']) {
    void say(one)
    await read()
  }
  expect(askedTogether()).toEqual(['a,b,c,d,e'])
})

test('two questions may be on their way where it is said so', () => {
  const { ask, askedTogether } = slowDatabase()
  const say = batches(2, ask)
  for (const one of ['a', 'b', 'c']) void say(one)
  expect(askedTogether()).toEqual(['a', 'b'])
})

test('where a question fails each is asked by itself, and only the one at fault suffers', async () => {
  const asked: string[] = []
  const say = batches(1, async (some: readonly string[]) => {
    asked.push(some.join())
    if (some.includes('bad')) throw new Error('bad')
    return some
  })
  const answers = await Promise.allSettled([say('a'), say('b'), say('bad'), say('c')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(asked).toEqual(['a', 'b,bad,c', 'b', 'bad', 'c'])
  expect(await say('later')).toBe('later')
})

test('a database that is away is not asked again for each', async () => {
  let questions = 0
  const say = batches(1, async (some: readonly string[]) => {
    questions += 1
    if (questions > 1) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
    return some
  })
  const answers = await Promise.allSettled([say('a'), say('b'), say('c')])
  expect([questions, answers.filter(({ status }) => status === 'rejected').length]).toEqual([2, 2])
})

test('two that undid each other in the database are asked again one by one', async () => {
  let questions = 0
  const say = batches(1, async (some: readonly string[]) => {
    questions += 1
    if (questions === 2) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    return some
  })
  expect(await Promise.all([say('a'), say('b'), say('c')])).toEqual(['a', 'b', 'c'])
})
