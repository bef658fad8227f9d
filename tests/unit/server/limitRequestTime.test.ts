import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitRequestTime } from '../../../server/limitRequestTime'

const MINUTE_MS = 60_000

/** A request whose head has arrived, and the bytes written to its connection. */
const arriving = (head: Pick<IncomingMessage, 'method' | 'url'>, headers: IncomingMessage['headers']) => {
  const write = vi.fn()
  const destroy = vi.fn()
  const request = Object.assign(new EventEmitter(), head, {
    headers,
    socket: { writable: true, write },
    destroy,
  })
  const outgoing = { headersSent: false }
  limitRequestTime(request as unknown as IncomingMessage, outgoing, ({ method }) =>
    method === 'PATCH' ? Infinity : undefined,
  )
  return { request, outgoing, write, destroy }
}

describe('limitRequestTime', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([{ 'content-length': '12' }, { 'transfer-encoding': 'chunked' }])(
    'ends a request whose body does not arrive in a minute: %o',
    (headers) => {
      const { write, destroy } = arriving({ method: 'POST', url: '/api/events' }, headers)
      vi.advanceTimersByTime(MINUTE_MS - 1)
      expect(destroy).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^HTTP\/1\.1 408 /))
      expect(destroy).toHaveBeenCalledOnce()
    },
  )

  it.each(['end', 'close'])('does not end a request after its %s, however long the answer takes', (event) => {
    const { request, destroy } = arriving({ method: 'POST', url: '/api/events' }, { 'content-length': '12' })
    request.emit(event)
    vi.advanceTimersByTime(10 * MINUTE_MS)
    expect(destroy).not.toHaveBeenCalled()
  })

  it.each([
    ['a request without a body', 'GET', '/events', {}],
    ['a part of an upload, which may be slow', 'PATCH', '/api/uploads/0123', { 'content-length': '8388608' }],
  ])('waits for %s', (_what, method, url, headers) => {
    const { destroy } = arriving({ method, url }, headers)
    vi.advanceTimersByTime(10 * MINUTE_MS)
    expect(destroy).not.toHaveBeenCalled()
  })

  it('ends a request that was answered while it still arrived, without a second answer', () => {
    const { outgoing, write, destroy } = arriving(
      { method: 'POST', url: '/api/events' },
      { 'content-length': '12' },
    )
    outgoing.headersSent = true
    vi.advanceTimersByTime(MINUTE_MS)
    expect(write).not.toHaveBeenCalled()
    expect(destroy).toHaveBeenCalledOnce()
  })

  it('writes nothing to a closed connection', () => {
    const { request, write, destroy } = arriving(
      { method: 'POST', url: '/api/events' },
      { 'content-length': '12' },
    )
    Object.assign(request.socket, { writable: false })
    vi.advanceTimersByTime(MINUTE_MS)
    expect(write).not.toHaveBeenCalled()
    expect(destroy).toHaveBeenCalledOnce()
  })
})
