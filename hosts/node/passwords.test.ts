import { expect, test } from 'vitest'
import { passwords } from './passwords.ts'

const { hash, verify } = passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 })

/** The example of Firebase's own library. */
const signerKey = 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA=='
const kept = 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=='
const firebase = `$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,sk=${signerKey}$42xEC+ixf3L2lw==$${kept}`

test('the password that was hashed fits, another does not', async () => {
  const stored = await hash('volley-2026')
  expect(await verify(stored, 'volley-2026')).toBe(true)
  expect(await verify(stored, 'volley-2027')).toBe(false)
})

/** The least processor milliseconds of all threads that either took, in turns: what else the machine does only adds. */
async function leastWork(acts: readonly [() => Promise<unknown>, () => Promise<unknown>]) {
  const least: [number, number] = [Infinity, Infinity]
  for (let turn = 0; turn < 24; turn += 1) {
    const which = turn % 2 === 0 ? 0 : 1
    const before = process.cpuUsage()
    await acts[which]()
    const { user, system } = process.cpuUsage(before)
    least[which] = Math.min(least[which], (user + system) / 1000)
  }
  return least
}

test('a hash of fewer passes takes as much work to check as one of today, and is not of today', async () => {
  const cost = { memoryCost: 8192, parallelism: 1 }
  const [before, today] = [passwords({ ...cost, timeCost: 2 }), passwords({ ...cost, timeCost: 12 })]
  const [old, current] = [await before.hash('volley-2026'), await today.hash('volley-2026')]
  expect([today.isCurrent?.(old), today.isCurrent?.(current), today.isCurrent?.('$2b$nothing')]).toEqual([
    ...[false, true, false],
  ])
  expect([await today.verify(old, 'volley-2026'), await today.verify(old, 'volley-2027')]).toEqual([true, false])
  const [ofOld, ofCurrent] = await leastWork([() => today.verify(old, 'x'), () => today.verify(current, 'x')])
  // Without it the old one takes a sixth.
  expect(ofOld / ofCurrent).toBeGreaterThan(0.5)
})

test('who moved here from Firebase keeps her password', async () => {
  expect(await verify(firebase, 'user1password')).toBe(true)
  expect(await verify(firebase, 'user2password')).toBe(false)
})

test.each([
  '$fbscrypt$v=1,n=30,r=8,p=1,sk=AA==$AA==$AA==',
  '$fbscrypt$v=2,n=14,r=8,p=1,sk=AA==$AA==$AA==',
  '$fbscrypt$',
  '$2b$nothing',
  '',
])('what is no hash fits nothing: %s', async (stored) => {
  expect(await verify(stored, 'user1password')).toBe(false)
})
