import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createRequestIds } from '../../../server/requestId'

const requestWith = (given?: string): IncomingMessage =>
  ({ headers: given === undefined ? {} : { 'x-request-id': given } }) as unknown as IncomingMessage

describe('the reference of a request', () => {
  it('is another for each request, and the same each time it is asked for', () => {
    const idOf = createRequestIds(0)
    const [one, other] = [requestWith(), requestWith()]
    expect(idOf(one)).toBe(idOf(one))
    expect(idOf(one)).not.toBe(idOf(other))
  })

  it('is the one of a trusted proxy', () => {
    expect(createRequestIds(1)(requestWith('from-proxy.1234'))).toBe('from-proxy.1234')
  })

  it('is never a stranger’s', () => {
    expect(createRequestIds(0)(requestWith('from-stranger'))).not.toBe('from-stranger')
  })

  it.each(['short', 'a'.repeat(65), 'with"quote', 'with\nline', 'with space'])(
    'is not one that could break a line of the log: %j',
    (given) => {
      expect(createRequestIds(1)(requestWith(given))).not.toBe(given)
    },
  )
})
