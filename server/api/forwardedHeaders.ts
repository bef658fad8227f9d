import type { IncomingMessage } from 'node:http'

/** The only headers of a request that endpoints see. */
const FORWARDED_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-base-version',
  'x-confirmed-step',
  'x-client-key',
  'x-door-pass',
  'stripe-signature',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
]

export const forwardedHeaders = (
  incoming: IncomingMessage,
  { address, requestId }: { address: string; requestId: string },
): Headers => {
  const headers = new Headers({ 'x-client-address': address, 'x-request-id': requestId })
  for (const name of FORWARDED_HEADERS) {
    const value = incoming.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return headers
}
