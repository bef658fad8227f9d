import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { stopServing } from '../../../server/stopServing'

const ADDRESS = '127.0.0.1'

const listen = async () => {
  const server = createServer((_, outgoing) => outgoing.end('answered'))
  server.keepAliveTimeout = 75_000
  server.listen(0, ADDRESS)
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

const ask = (socket: Socket): void => void socket.write(`GET / HTTP/1.1\r\nHost: ${ADDRESS}\r\n\r\n`)

it('a server that stops answers on every connection that was open, and accepts no other', async () => {
  const { server, port } = await listen()
  const sockets = Array.from({ length: 50 }, () => connect(port, ADDRESS))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  sockets.forEach(ask) // the server has not accepted all of them yet, and read nothing
  const stopped = stopServing(server)
  for (const answer of await Promise.all(sockets.map((socket) => text(socket)))) {
    expect(answer).toContain('answered')
    expect(answer).toContain('Connection: close')
  }
  await stopped
  await expect(once(connect(port, ADDRESS), 'connect')).rejects.toThrow('ECONNREFUSED')
})

it('a server that stops answers the next request on a connection that was kept open', async () => {
  const { server, port } = await listen()
  const socket = connect(port, ADDRESS)
  ask(socket)
  await once(socket, 'readable')
  const stopped = stopServing(server)
  ask(socket)
  expect((await text(socket)).match(/answered/g)).toHaveLength(2)
  await stopped
})
