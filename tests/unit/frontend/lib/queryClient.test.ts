import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../../frontend/lib/queryClient'

describe('a list that staff see fresh', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const asks = async (seconds: number, before?: (client: ReturnType<typeof createQueryClient>) => void) => {
    const client = createQueryClient({ isServer: false })
    const queryFn = vi.fn(() => Promise.resolve('again'))
    client.setQueryData(['list'], 'of the page')
    before?.(client)
    vi.advanceTimersByTime(seconds * 1000)
    const end = new QueryObserver(client, { queryKey: ['list'], queryFn, staleTime: 0 }).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(0)
    end()
    return queryFn.mock.calls.length
  }

  test('is not asked for again by a page whose application comes 25 seconds late', async () => {
    expect(await asks(25)).toBe(0)
  })

  test('is asked for again after half a minute', async () => {
    expect(await asks(31)).toBe(1)
  })

  test('is asked for again at once where something was changed', async () => {
    expect(await asks(1, (client) => void client.invalidateQueries({ refetchType: 'none' }))).toBe(1)
  })
})
