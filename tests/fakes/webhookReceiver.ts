import { type IncomingHttpHeaders, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  body: string
  path: string
}

/** What the receiver does with a message. */
type Behaviour = (response: ServerResponse, message: ReceivedWebhook) => void

export interface WebhookReceiver {
  url: string
  /** Everything that has come, in its order. */
  received: ReceivedWebhook[]
  /** Answers with a status from now on. */
  answer: (status: number, body?: string, headers?: Record<string, string>) => void
  /** Does something else from now on; answers nothing by itself. */
  behave: (behaviour: Behaviour) => void
  stop: () => Promise<void>
}

/** A program that receives webhooks, on this machine. */
export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  let behaviour: Behaviour = (response) => response.writeHead(204).end()
  const received: ReceivedWebhook[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const message = { headers: request.headers, body, path: request.url ?? '' }
      received.push(message)
      behaviour(response, message)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answer: (status, body = '', headers = {}) => {
      behaviour = (response) => response.writeHead(status, headers).end(body)
    },
    behave: (other) => {
      behaviour = other
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
