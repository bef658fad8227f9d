import { describe, expect, it } from 'vitest'
import { batchCalls } from '../../../platform/batchCalls'

/** Work that the test ends. */
const withheldWork = () => {
  const batches: { items: number[]; end: (error?: Error) => void }[] = []
  const ask = batchCalls(
    (items: number[]) =>
      new Promise<string[]>((resolve, reject) => {
        batches.push({
          items,
          end: (error) => (error ? reject(error) : resolve(items.map((item) => `did ${item}`))),
        })
      }),
  )
  return { ask, batches, asked: () => batches.map(({ items }) => items) }
}

describe('callers at the same moment', () => {
  it('share the next batch, which begins after their calls, and each gets its own result', async () => {
    const { ask, batches, asked } = withheldWork()
    const first = ask(1)
    const others = [ask(2), ask(3), ask(2)]
    expect(asked()).toEqual([[1]])
    batches[0]?.end()
    expect(await first).toBe('did 1')
    expect(asked()).toEqual([[1], [2, 3, 2]])
    batches[1]?.end()
    expect(await Promise.all(others)).toEqual(['did 2', 'did 3', 'did 2'])
    const later = ask(4)
    expect(asked()).toEqual([[1], [2, 3, 2], [4]])
    batches[2]?.end()
    expect(await later).toBe('did 4')
  })

  it('all get the error of a failed batch, and later callers do not', async () => {
    const { ask, batches } = withheldWork()
    const first = ask(1)
    const others = [ask(2), ask(3)]
    batches[0]?.end()
    await first
    batches[1]?.end(new Error('down'))
    expect((await Promise.allSettled(others)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const later = ask(4)
    batches[2]?.end()
    expect(await later).toBe('did 4')
  })

  it('are not delayed by a batch that does not end', async () => {
    const { ask, batches } = withheldWork()
    const stuck = ask(1)
    const other = ask(2)
    await expect.poll(() => batches.length).toBe(2)
    batches[1]?.end()
    expect(await other).toBe('did 2')
    batches[0]?.end()
    expect(await stuck).toBe('did 1')
    const later = ask(3)
    batches[2]?.end()
    expect(await later).toBe('did 3')
  })

  it('are processed in batches of limited size', async () => {
    const sizes: number[] = []
    const ask = batchCalls(async (items: number[]) => {
      await Promise.resolve()
      sizes.push(items.length)
      return items
    })
    const all = Array.from({ length: 1201 }, (_, place) => place)
    expect(await Promise.all(all.map(ask))).toEqual(all)
    expect(sizes).toEqual([1, 500, 500, 200])
  })
})
