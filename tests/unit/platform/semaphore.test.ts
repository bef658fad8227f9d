import { expect, it } from 'vitest'
import { createSemaphore } from '../../../platform/semaphore'

it('lets no more run at once than it may, in their order, whatever fails', async () => {
  const inTurn = createSemaphore(2)
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
  const ended = await Promise.allSettled(Array.from({ length: 20 }, (_, place) => inTurn(() => work(place))))
  expect(most).toBe(2)
  expect(order).toEqual(Array.from({ length: 20 }, (_, place) => place))
  expect(ended.map(({ status }) => status === 'rejected')).toEqual(ended.map((_, place) => place % 3 === 0))
  expect(await inTurn(() => Promise.resolve('free again'))).toBe('free again')
})
