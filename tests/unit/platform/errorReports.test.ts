import { expect, it, vi } from 'vitest'
import { type ErrorReport, createErrorReports } from '../../../platform/errorReports'

const ADDRESS = 'https://errors.example.org/hook'

const reportsTo = (send: typeof fetch) => createErrorReports(ADDRESS, send)
const sentBy = (send: ReturnType<typeof vi.fn<typeof fetch>>): ErrorReport[] =>
  send.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as ErrorReport)

it('a report of an error says where it happened, and nothing of what somebody entered', () => {
  const send = vi.fn<typeof fetch>(async () => new Response())
  const error = new TypeError('E11000 duplicate key { email: "ayen@example.org" }')
  reportsTo(send)('a request failed unexpectedly', error, 'abc-1')
  const [report] = sentBy(send)
  expect(report).toMatchObject({
    event: 'a request failed unexpectedly',
    requestId: 'abc-1',
    name: 'TypeError',
  })
  expect(report?.stack[0]).toMatch(/^at .*errorReports\.test/)
  expect(JSON.stringify(report)).not.toContain('ayen@example.org')
})

it('an error that is met again and again is reported once, another one as well', () => {
  const send = vi.fn<typeof fetch>(async () => new Response())
  const report = reportsTo(send)
  const again = new Error('again')
  for (let count = 0; count < 50; count += 1) report('a job failed', again)
  report('another job failed', again)
  expect(sentBy(send).map(({ event }) => event)).toEqual(['a job failed', 'another job failed'])
})

it('a report that cannot be sent is dropped', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.reject(new Error('no network')))
  expect(() => reportsTo(send)('a job failed', new Error('x'))).not.toThrow()
  await Promise.resolve()
})
