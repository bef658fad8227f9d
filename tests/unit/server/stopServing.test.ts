import { once } from 'node:events'
import { type Server, type ServerResponse, createServer } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stopServing } from '../../../server/stopServing'

const ADDRESS = '127.0.0.1'

let server: Server
let port: number
let running: ServerResponse[]

beforeEach(async () => {
  running = []
  server = createServer((incoming, outgoing) => {
    if (incoming.url === '/slow') running.push(outgoing)
    else outgoing.end('answered')
  })
  server.keepAliveTimeout = 75_000
  server.listen(0, ADDRESS)
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

const ask = (path = '/'): Socket => {
  const socket = connect(port, ADDRESS)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${ADDRESS}\r\n\r\n`)
  return socket
}

it('a server that stops answers what arrives in the next moment, and accepts no other connection then', async () => {
  const stopped = stopServing(server)
  const answers = await Promise.all(Array.from({ length: 50 }, () => text(ask())))
  for (const answer of answers) {
    expect(answer).toContain('answered')
    expect(answer).toContain('Connection: close')
  }
  await stopped
  await expect(once(connect(port, ADDRESS), 'connect')).rejects.toThrow('ECONNREFUSED')
})

it('a server that stops ends connections without a request, and waits for the answers that it owes', async () => {
  const idle = ask()
  await once(idle, 'data')
  const slow = ask('/slow')
  await expect.poll(() => running.length).toBe(1)
  const stopped = stopServing(server)
  await once(idle, 'close')
  running.forEach((outgoing) => outgoing.end('at last'))
  expect(await text(slow)).toContain('at last')
  await stopped
})

it('a server that stops waits ten seconds for an answer, and no longer', async () => {
  const slow = ask('/slow')
  await expect.poll(() => running.length).toBe(1)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const stopped = stopServing(server)
  await once(server, 'close', { signal: AbortSignal.timeout(1) }).catch(() => undefined)
  await expect.poll(() => server.listening).toBe(false)
  expect(slow.destroyed).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  await stopped
})
