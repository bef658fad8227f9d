import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, type RequestOptions, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { promisify } from 'node:util'
import pTimeout from 'p-timeout'
import { isLoopbackAddress, isPublicAddress } from '../../platform/isPublicAddress'
import { oneLine } from '../mail/oneLine'

/** Name, connection, answer: all of it. A receiver stores what comes and works on it later. */
const DEADLINE_MS = 5_000
const MAX_ANSWER_BYTES = 500

const resolve = promisify(lookup)

export interface WebhookPost {
  url: string
  headers: Record<string, string>
  body: string
  /** Also plain HTTP to this machine: for trials and tests. */
  isLoopbackAllowed: boolean
  deadlineMs?: number
}

/** The result of an attempt. `status` is missing where no answer came; `error` says why, in words of ours. */
export interface WebhookAnswer {
  isDelivered: boolean
  status?: number
  /** The first bytes of the answer's body, on one line. */
  answer?: string
  error?: string
}

/** A target that nothing may be sent to. Its message is for staff. */
class ForbiddenTargetError extends Error {
  override readonly name = 'ForbiddenTargetError'
}

/** Why an address cannot be a webhook's, as far as it can be told without asking for the name; undefined if it can. */
export const refuseTarget = (url: URL, isLoopbackAllowed: boolean): string | undefined => {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isThisMachine = host === 'localhost' || (isIP(host) !== 0 && isLoopbackAddress(host))
  if (isThisMachine && isLoopbackAllowed) return undefined
  if (url.protocol !== 'https:') return 'The address must begin with https://'
  if (isThisMachine || /(^|\.)localhost\.?$/.test(host) || (isIP(host) !== 0 && !isPublicAddress(host)))
    return 'The address must be one of the public internet.'
  return undefined
}

/** The IP addresses of a host, each of which may be connected to. */
const resolveTarget = async (url: URL, isLoopbackAllowed: boolean): Promise<LookupAddress[]> => {
  const refusal = refuseTarget(url, isLoopbackAllowed)
  if (refusal) throw new ForbiddenTargetError(refusal)
  const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''), { all: true })
  const isAllowed = ({ address }: LookupAddress): boolean =>
    isPublicAddress(address) || (isLoopbackAllowed && isLoopbackAddress(address))
  // one private address among public ones is a trap as well
  if (addresses.length === 0 || !addresses.every(isAllowed))
    throw new ForbiddenTargetError('The name leads to an address that is not one of the public internet.')
  return addresses
}

/** Connects to what was judged: the name is not asked for a second time, when it may lead elsewhere. */
const lookupOf =
  (addresses: readonly LookupAddress[]): RequestOptions['lookup'] =>
  (_hostname, { all }, answer) => {
    const [first] = addresses
    if (all) answer(null, [...addresses])
    else answer(null, first?.address ?? '', first?.family)
  }

/** The first bytes of an answer; what there was of one that breaks off. */
const readStart = async (response: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part)
      bytes += part.length
      if (bytes >= MAX_ANSWER_BYTES) break
    }
  } catch {
    // the status has come, which decides: the rest is for people
  }
  response.destroy()
  return oneLine(Buffer.concat(parts).subarray(0, MAX_ANSWER_BYTES).toString('utf8'), MAX_ANSWER_BYTES)
}

const send = (
  url: URL,
  { headers, body }: WebhookPost,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
): Promise<{ status: number; answer: string }> =>
  new Promise((resolveSent, reject) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      method: 'POST',
      // a connection of its own: one that is kept open was judged under another name
      agent: false,
      lookup: lookupOf(addresses),
      signal,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'association-webhooks/1',
      },
    })
    let isAnswered = false
    request.on('response', (response) => {
      isAnswered = true
      const { statusCode: status = 0 } = response
      void readStart(response).then((answer) => resolveSent({ status, answer }))
    })
    request.on('error', (error) => {
      if (!isAnswered) reject(error)
    })
    request.end(body)
  })

const CODES: Record<string, string> = {
  ENOTFOUND: 'The name of the server is not known.',
  EAI_AGAIN: 'The name of the server could not be asked for.',
  ECONNREFUSED: 'The server refused the connection.',
  ECONNRESET: 'The connection broke off.',
  CERT_HAS_EXPIRED: 'The certificate of the server has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the server is not trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the server is not trusted.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the server is not trusted.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the server is for another name.',
}

const reasonOf = (error: unknown, deadlineMs: number): string => {
  if (error instanceof ForbiddenTargetError) return error.message
  const { name = '', code = '' } = error as { name?: string; code?: string }
  if (name === 'TimeoutError' || name === 'AbortError')
    return `No answer came within ${deadlineMs / 1000} seconds.`
  return CODES[code] ?? 'The server could not be reached.'
}

/**
 * Sends one message to a receiver, which takes it with a status from 200 to 299. The address that the name leads to is
 * judged at each attempt; redirects are not followed, so that none leads past that. Never throws.
 */
export const postWebhook = async (post: WebhookPost): Promise<WebhookAnswer> => {
  const { deadlineMs = DEADLINE_MS } = post
  const signal = AbortSignal.timeout(deadlineMs)
  try {
    const url = new URL(post.url)
    const addresses = await pTimeout(resolveTarget(url, post.isLoopbackAllowed), { milliseconds: deadlineMs })
    const { status, answer } = await send(url, post, addresses, signal)
    if (status >= 200 && status < 300) return { isDelivered: true, status, answer }
    const isRedirect = status >= 300 && status < 400
    return {
      isDelivered: false,
      status,
      answer,
      error: isRedirect ? 'The server redirects, which is not followed.' : `The server answered ${status}.`,
    }
  } catch (error) {
    return { isDelivered: false, error: reasonOf(error, deadlineMs) }
  }
}
