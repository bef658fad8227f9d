import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { shortenBacklog } from '../../../server/shortenBacklog'

it('the private handle of a listening server still accepts a new queue length', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    expect(shortenBacklog(server)).toBe(true)
  } finally {
    server.close()
  }
})
