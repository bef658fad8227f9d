import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How following requests fail. `slow` never answers; `lost` carries out a request to pay and never answers it. */
export type MomoFault = 'none' | 'down' | 'slow' | 'error500' | 'nonsense' | 'lost'

export interface FakeRequest {
  status: 'PENDING' | 'SUCCESSFUL' | 'FAILED'
  amount: string
  currency: string
  phone: string
  reason?: string
  financialTransactionId?: string
}

export interface FakeMomo {
  url: string
  fault: (fault: MomoFault) => void
  /** Every request to pay by its id. */
  requests: Map<string, FakeRequest>
  /** How many tokens were given. */
  tokens: () => number
  /** Ends all tokens. */
  expireTokens: () => void
  /** The payer approves, for the amount that was asked for or another one. */
  approve: (id: string, amount?: string) => void
  /** The request ends without money. */
  fail: (id: string, reason: string) => void
  close: () => Promise<void>
}

/** A number that has no account, and one whose owner approves at once: for tests that share a server. */
export const UNKNOWN_NUMBER = '211999999999'
const APPROVING_NUMBER = '211911111111'

const USER = 'fake-user'
const KEY = 'fake-key'
const SUBSCRIPTION = 'fake-subscription'

const readText = async (incoming: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  return text
}

const sendJson = (outgoing: ServerResponse, status: number, body?: unknown): void => {
  outgoing
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(body === undefined ? undefined : JSON.stringify(body))
}

/**
 * A server that behaves as MTN documents its Collections interface, as far as this project uses it. It never
 * calls back: a callback comes once and may be lost.
 */
export const startFakeMomo = async ({ port = 0 }: { port?: number } = {}): Promise<FakeMomo> => {
  let fault: MomoFault = 'none'
  let given = 0
  const tokens = new Set<string>()
  const requests = new Map<string, FakeRequest>()
  const found = (id: string): FakeRequest => {
    const request = requests.get(id)
    if (!request) throw new Error(`There is no request ${id}`)
    return request
  }
  const approve: FakeMomo['approve'] = (id, amount = found(id).amount) => {
    Object.assign(found(id), { status: 'SUCCESSFUL', amount, financialTransactionId: `FT${id.slice(0, 8)}` })
  }
  const fail: FakeMomo['fail'] = (id, reason) => void Object.assign(found(id), { status: 'FAILED', reason })

  const requestToPay = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const id = String(incoming.headers['x-reference-id'])
    const body = JSON.parse(await readText(incoming)) as {
      amount: string
      currency: string
      payer: { partyIdType: string; partyId: string }
    }
    if (requests.has(id)) {
      sendJson(outgoing, 409, { code: 'RESOURCE_ALREADY_EXIST', message: 'Duplicated reference id' })
      return
    }
    if (body.payer.partyIdType !== 'MSISDN' || !/^\d+\.\d\d$/.test(body.amount)) {
      sendJson(outgoing, 400)
      return
    }
    const { partyId: phone } = body.payer
    requests.set(id, { status: 'PENDING', amount: body.amount, currency: body.currency, phone })
    if (phone === UNKNOWN_NUMBER) fail(id, 'PAYER_NOT_FOUND')
    if (phone === APPROVING_NUMBER) approve(id)
    if (fault === 'lost') return
    outgoing.writeHead(202).end()
  }

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://fake')
    const route = `${incoming.method} ${pathname}`
    if (fault === 'down') {
      incoming.destroy()
      return
    }
    if (fault === 'slow') return
    if (fault === 'error500') {
      sendJson(outgoing, 500, { message: 'Internal error' })
      return
    }
    if (fault === 'nonsense') {
      outgoing.writeHead(200).end('<html>Maintenance</html>')
      return
    }
    if (incoming.headers['ocp-apim-subscription-key'] !== SUBSCRIPTION) {
      sendJson(outgoing, 401)
      return
    }
    if (route === 'POST /collection/token/') {
      const expected = `Basic ${Buffer.from(`${USER}:${KEY}`).toString('base64')}`
      if (incoming.headers.authorization !== expected) {
        sendJson(outgoing, 401)
        return
      }
      const token = randomBytes(12).toString('hex')
      tokens.add(token)
      given += 1
      sendJson(outgoing, 200, { access_token: token, token_type: 'access_token', expires_in: 3600 })
      return
    }
    if (!tokens.has(String(incoming.headers.authorization).replace('Bearer ', ''))) {
      sendJson(outgoing, 401)
      return
    }
    if (route === 'POST /collection/v1_0/requesttopay') return requestToPay(incoming, outgoing)
    const [, id = ''] = /^GET \/collection\/v1_0\/requesttopay\/([\w-]+)$/.exec(route) ?? []
    const request = requests.get(id)
    if (!request) {
      sendJson(outgoing, 404, { code: 'RESOURCE_NOT_FOUND' })
      return
    }
    const { phone, ...state } = request
    sendJson(outgoing, 200, { ...state, payer: { partyIdType: 'MSISDN', partyId: phone } })
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(500).end(String(error)))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: (next) => void (fault = next),
    requests,
    tokens: () => given,
    expireTokens: () => tokens.clear(),
    approve,
    fail,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The environment of a server that asks the fake for mobile money. */
export const fakeMomoEnvironment = ({ url }: { url: string }): Record<string, string> => ({
  MOMO_API_URL: url,
  MOMO_SUBSCRIPTION_KEY: SUBSCRIPTION,
  MOMO_API_USER: USER,
  MOMO_API_KEY: KEY,
  MOMO_ENVIRONMENT: 'sandbox',
})
