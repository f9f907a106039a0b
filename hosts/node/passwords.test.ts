import { expect, test } from 'vitest'
import { argon2, passwords } from './passwords.ts'

/** What argon2 was asked for, in passes over a KiB of memory: that is what takes time. */
let work = 0
const counted: typeof argon2 = {
  hash: (password, options) => {
    work += (options?.memoryCost ?? Infinity) * (options?.timeCost ?? Infinity)
    return argon2.hash(password, options)
  },
  verify: (stored, password) => {
    const [, memory, passes] = /m=(\d+),t=(\d+)/.exec(stored.toString()) ?? []
    work += Number(memory ?? 0) * Number(passes ?? 0)
    return argon2.verify(stored, password)
  },
}

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

test('a digest is the same of the same two, however many passes the operator sets, and as much work', async () => {
  const [few, many] = [2, 12].map((timeCost) => passwords({ memoryCost: 64, timeCost, parallelism: 1 }, counted))
  if (!few || !many) throw new Error('two hashers were made')
  work = 0
  const made = await few.digest('volley-2026', 'mira@example.org')
  expect(work).toBe(64 * 10)
  expect(await many.digest('volley-2026', 'mira@example.org')).toBe(made)
  expect(await few.digest('volley-2027', 'mira@example.org')).not.toBe(made)
  expect(await few.digest('volley-2026', 'dana@example.org')).not.toBe(made)
})

/** Of a password, with what it took. */
async function checks(stored: string, password: string) {
  work = 0
  return { isRight: await today.verify(stored, password), work }
}

const cost = { memoryCost: 64, parallelism: 1 }
const today = passwords({ ...cost, timeCost: 12 }, counted)
const bcrypt = '$2b$04$TIBwW16Sh7dUVXZR48OSg.uHRGGA2ckfXeQMy1GT3o2May.PXWz4m'

test('a hash of today is known as such, others are not', async () => {
  const old = await passwords({ ...cost, timeCost: 2 }).hash('volley-2026')
  const hashes = [await today.hash('volley-2026'), old, bcrypt, firebase, '$2b$nothing']
  expect(hashes.map((stored) => today.isCurrent?.(stored))).toEqual([true, false, false, false, false])
})

test.each([
  ['fewer passes', () => passwords({ ...cost, timeCost: 2 }).hash('of before'), 64 * 12],
  ['less memory', () => passwords({ ...cost, memoryCost: 48, timeCost: 12 }).hash('of before'), 48 * 12 + 64 * 3],
  [
    'more memory and fewer passes',
    () => passwords({ ...cost, memoryCost: 96, timeCost: 2 }).hash('of before'),
    64 * 12,
  ],
  ['bcrypt', () => bcrypt, 64 * 12],
  ['no scheme that anybody knows', () => 'md5:x', 64 * 12],
])('to refuse a password takes at least as much work as one of today: a hash of %s', async (_, made, wanted) => {
  const stored = await made()
  const ofNobody = await checks(await today.hash('nobody has it'), 'wrong-1')
  expect(ofNobody).toEqual({ isRight: false, work: 64 * 12 })
  expect(await checks(stored, 'wrong-1')).toEqual({ isRight: false, work: wanted })
})

test('a right password of fewer passes is no work beside its own: it is hashed anew then', async () => {
  const old = await passwords({ ...cost, timeCost: 2 }).hash('volley-2026')
  expect(await checks(old, 'volley-2026')).toEqual({ isRight: true, work: 64 * 2 })
})

test('beside a hash of another scheme one of today is made, whether the password is right or not', async () => {
  expect(await checks(bcrypt, 'of before')).toEqual({ isRight: true, work: 64 * 12 })
  expect(await checks(firebase, 'user1password')).toEqual({ isRight: true, work: 64 * 12 })
  expect(await checks(firebase, 'wrong-1')).toEqual({ isRight: false, work: 64 * 12 })
})

const salted = (scheme: string, hash = 'c29tZWhhc2g') => `${scheme}$c29tZXNhbHQ$${hash}`
const firebaseOf = (n: number, r = 8, p = 1) => `$fbscrypt$v=1,n=${n},r=${r},p=${p},sk=AA==$AA==$AA==`

test.each([
  [bcrypt.replace('$04$', '$13$'), bcrypt.replace('$04$', '$14$')],
  [bcrypt, bcrypt.slice(0, -1)],
  [firebase, firebase.replace('n=14', 'n=16')],
  [firebaseOf(14, 8, 8), firebaseOf(14, 8, 9)],
  [firebaseOf(15), firebaseOf(15, 16)],
  [salted('$argon2id$v=19$m=65536,t=4,p=1'), salted('$argon2id$v=19$m=65537,t=4,p=1')],
  [salted('$argon2i$v=19$m=19456,t=80,p=1'), salted('$argon2i$v=19$m=19456,t=81,p=1')],
  [salted('$argon2d$m=4096,t=3,p=1'), '$argon2id$v=19$m=19456,t=10,p=1$'],
])('an account may bring along %s, and not %s', (taken, refused) => {
  expect([today.isAcceptable?.(taken), today.isAcceptable?.(refused)]).toEqual([true, false])
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
