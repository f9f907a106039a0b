import { MutationObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { pressesOf } from './presses.ts'
import { makeQueryClient } from './query-client.ts'

/** A heart, and a server that answers when it is told to. */
function heart() {
  const queries = makeQueryClient()
  const presses = pressesOf<boolean>(queries, ['like', 'post'])
  const asked: PromiseWithResolvers<boolean>[] = []
  const seen: boolean[] = []
  const heart = { isLiked: false, asked, seen, press }
  const show = (isLiked: boolean) => {
    heart.isLiked = isLiked
    seen.push(isLiked)
  }
  const like = new MutationObserver(queries, {
    ...presses.inTurn,
    mutationFn: (_liked: boolean) => {
      const answer = Promise.withResolvers<boolean>()
      asked.push(answer)
      return answer.promise
    },
    onMutate: (liked) => {
      const press = presses.begin(heart.isLiked)
      show(liked)
      return press
    },
    onSuccess: (isLiked, _liked, press) => presses.answered(press, isLiked, show),
    onError: (_error, _liked, press) => presses.failed(press, show),
  })
  async function press() {
    like.mutate(!heart.isLiked).catch(() => undefined)
    await settled()
  }
  return heart
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('she likes and takes it back on a slow network: the answer to the first is not shown', async () => {
  const { press, asked, seen } = heart()
  await press()
  await press()
  expect(asked, 'one after the other').toHaveLength(1)
  asked[0]?.resolve(true)
  await settled()
  asked[1]?.resolve(false)
  await settled()
  expect(seen).toEqual([true, false, false])
})

test('where neither arrives, it stands there as before the first', async () => {
  const { press, asked, seen } = heart()
  await press()
  await press()
  asked[0]?.reject(new Error('lost'))
  await settled()
  asked[1]?.reject(new Error('lost'))
  await settled()
  expect(seen).toEqual([true, false, false])
})

test('where the first arrives and the second does not, it stands there as the server has it', async () => {
  const { press, asked, seen } = heart()
  await press()
  await press()
  asked[0]?.resolve(true)
  await settled()
  asked[1]?.reject(new Error('lost'))
  await settled()
  expect(seen).toEqual([true, false, true])
})
