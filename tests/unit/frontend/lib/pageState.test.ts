import { expect, test } from 'vitest'
import { answersOf, restoreAnswers, serializePageState } from '../../../../frontend/lib/pageState'
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

test('an answer that pages share is written in each of them as any other', () => {
  const shared = Object.freeze({ docs: Object.freeze([{ title: '</script> & \u2028' }]) })
  const others = {
    siteUrl: 'http://localhost',
    renderedAt: 1000,
    assets: { scripts: [], styles: [], laterStyles: [], printStyles: '', preloads: [] },
    router: { loaderData: {}, errors: null },
  }
  const write = (answer: unknown) => serializePageState({ ...others, answers: [[['news'], answer]] })
  expect(write(shared)).toBe(write(structuredClone(shared)))
  expect(write(shared)).toBe(write(shared))
  expect(write(shared)).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(write(shared))).toEqual({ ...others, answers: [[['news'], shared]] })
  expect(JSON.parse(serializePageState({ ...others, answers: [] }))).toEqual({ ...others, answers: [] })
})
