import { expect, test } from 'vitest'
import { answersOf, restoreAnswers } from '../../../../frontend/lib/pageState'
import { createQueryClient } from '../../../../frontend/lib/queryClient'

test('the client has the answers of its page, as old as the page is', () => {
  const server = createQueryClient({ isServer: true })
  server.setQueryData(['seats'], { a: { taken: 1, capacity: 2 } })
  server.setQueryData(['publications', 'list', { q: '', page: 1 }], { docs: [] })
  const answers = JSON.parse(JSON.stringify(answersOf(server))) as ReturnType<typeof answersOf>

  const client = createQueryClient({ isServer: false })
  restoreAnswers(client, { answers, renderedAt: 1000 })
  expect(client.getQueryData(['seats'])).toEqual({ a: { taken: 1, capacity: 2 } })
  expect(client.getQueryState(['publications', 'list', { q: '', page: 1 }])?.dataUpdatedAt).toBe(1000)
})

test('a query that failed is asked again by the client', async () => {
  const server = createQueryClient({ isServer: true })
  const failing = { queryKey: ['failing'], queryFn: () => Promise.reject(new Error('down')) }
  await expect(server.query(failing)).rejects.toThrow('down')
  expect(answersOf(server)).toEqual([])
})
