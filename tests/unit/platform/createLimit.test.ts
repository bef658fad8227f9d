import { expect, it } from 'vitest'
import { createLimit } from '../../../platform/createLimit'

it('rejects a call above the limit, and accepts the next when one has ended or failed', async () => {
  const place = createLimit(2)
  let fail = (_reason: Error): void => {}
  const failing = place(() => new Promise<never>((_resolve, reject) => (fail = reject)))
  const other = place(() => new Promise<never>(() => {}))
  let isDone = false
  const turnedAway = place(() => Promise.resolve((isDone = true)))
  expect([other === undefined, turnedAway, isDone]).toEqual([false, undefined, false])
  fail(new Error('failed'))
  await expect(failing).rejects.toThrow('failed')
  await expect(place(() => Promise.resolve('let in'))).resolves.toBe('let in')
})
