import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the stand-in does with the next messages. */
export type ProviderMode = 'take' | 'hang up' | 'refuse the key'

export interface TextMessageProviderStandIn {
  /** What was handed over, the oldest first. */
  taken: { to: string; text: string }[]
  /** How often it was asked. */
  asked: number
  mode: ProviderMode
  /** Numbers that it refuses. */
  refused: Set<string>
  /** The settings that lead to it. */
  settings: Record<'SMS_API_URL' | 'SMS_USERNAME' | 'SMS_API_KEY', string>
  stop: () => Promise<void>
}

const answer = (statusCode: number, status: string, number: string): string =>
  JSON.stringify({
    SMSMessageData: {
      Message: `Sent to ${status === 'Success' ? 1 : 0}/1`,
      Recipients: [{ statusCode, status, number }],
    },
  })

/** A stand-in for Africa’s Talking on loopback. @param port of an earlier one; any by default */
export const startTextMessageProvider = async (port = 0): Promise<TextMessageProviderStandIn> => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      standIn.asked += 1
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      const to = form.get('to') ?? ''
      if (standIn.mode === 'hang up') {
        request.socket.destroy()
        return
      }
      if (standIn.mode === 'refuse the key' || request.headers.apikey !== 'key-of-tests') {
        response.writeHead(401).end('The supplied API key is invalid')
        return
      }
      response.setHeader('Content-Type', 'application/json')
      if (standIn.refused.has(to)) {
        response.end(answer(403, 'InvalidPhoneNumber', to))
        return
      }
      standIn.taken.push({ to, text: form.get('message') ?? '' })
      response.writeHead(201).end(answer(101, 'Success', to))
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: used } = server.address() as AddressInfo
  const standIn: TextMessageProviderStandIn = {
    taken: [],
    asked: 0,
    mode: 'take',
    refused: new Set(),
    settings: {
      SMS_API_URL: `http://127.0.0.1:${used}`,
      SMS_USERNAME: 'sandbox',
      SMS_API_KEY: 'key-of-tests',
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return standIn
}
