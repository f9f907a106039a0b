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
