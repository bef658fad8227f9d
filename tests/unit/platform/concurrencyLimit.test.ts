import pLimit from 'p-limit'
import { expect, it } from 'vitest'

it('p-limit runs at most the given number of tasks at once, in the order of the calls, also after a failure', async () => {
  const limit = pLimit(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const work = async (place: number): Promise<number> => {
    order.push(place)
    most = Math.max(most, (running += 1))
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (place % 3 === 0) throw new Error('failed')
    return place
  }
  const ended = await Promise.allSettled(Array.from({ length: 20 }, (_, place) => limit(() => work(place))))
  expect(most).toBe(2)
  expect(order).toEqual(Array.from({ length: 20 }, (_, place) => place))
  expect(ended.map(({ status }) => status === 'rejected')).toEqual(ended.map((_, place) => place % 3 === 0))
  expect(await limit(() => Promise.resolve('free again'))).toBe('free again')
})
