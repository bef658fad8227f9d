import { expect, it } from 'vitest'
import { createLimit } from '../../../platform/createLimit'

it('turns away what there is no place for, and has a place again when something ended, however', async () => {
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
