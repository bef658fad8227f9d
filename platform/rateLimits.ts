import type { PayloadRequest } from 'payload'
import { RateLimiterMongo, type RateLimiterRes } from 'rate-limiter-flexible'
import { connectionOf } from './database'
import { networkOf } from './networkOf'

/**
 * What may be tried how often. Counted in the database, so that several processes agree.
 * Source: shared rules for faults, "guessing" and "spam".
 */
const LIMITS = {
  /** per account and address */
  'sign-in': { points: 10, durationSeconds: 15 * 60 },
  /** per account, wherever from: beyond it nobody is locked out, but every client has fewer attempts */
  'sign-in-account': { points: 60, durationSeconds: 15 * 60 },
  /** per account and address, while many try the same account */
  'sign-in-strict': { points: 3, durationSeconds: 15 * 60 },
  /** per address, whatever the account */
  'sign-in-address': { points: 100, durationSeconds: 15 * 60 },
  /** ways to the single sign-on provider, per address */
  'sign-on-address': { points: 100, durationSeconds: 15 * 60 },
  /** answers of the provider, each of which counts once; longer than its cookie lives */
  'sign-on-state': { points: 1, durationSeconds: 15 * 60 },
  'contact-message': { points: 10, durationSeconds: 60 * 60 },
  /** per account */
  photo: { points: 30, durationSeconds: 60 * 60 },
  /** per account */
  'my-data': { points: 10, durationSeconds: 60 * 60 },
  /** orders of tickets, per account */
  order: { points: 60, durationSeconds: 60 * 60 },
  /** orders of guests, per address; a whole office may share one */
  'guest-order': { points: 40, durationSeconds: 60 * 60 },
  /** links mailed to one guest, from any client */
  'guest-order-mail': { points: 6, durationSeconds: 60 * 60 },
  /** links of guests used, per address */
  'guest-order-link': { points: 120, durationSeconds: 60 * 60 },
  /** tickets mailed to who comes with them, per buyer */
  'ticket-mail': { points: 60, durationSeconds: 60 * 60 },
  /** tickets mailed to one address, from any buyer */
  'ticket-mail-address': { points: 20, durationSeconds: 60 * 60 },
  /** codes of hidden types of tickets given, per address; a whole office may share one */
  'ticket-code': { points: 120, durationSeconds: 60 * 60 },
  checkout: { points: 60, durationSeconds: 60 * 60 },
  /** membership numbers looked up, per address */
  verification: { points: 60, durationSeconds: 60 * 60 },
  /** documents drawn, per account */
  document: { points: 60, durationSeconds: 60 * 60 },
  /** uploads begun, per account */
  upload: { points: 120, durationSeconds: 60 * 60 },
  /** papers sent in, per account */
  submission: { points: 10, durationSeconds: 60 * 60 },
  application: { points: 10, durationSeconds: 60 * 60 },
  /** saved steps of an application, per account */
  'application-draft': { points: 200, durationSeconds: 60 * 60 },
  /** requests to renew, per account */
  renewal: { points: 20, durationSeconds: 60 * 60 },
  /** sponsors and nominators named, per account: each gets a mail */
  sponsor: { points: 20, durationSeconds: 60 * 60 },
  /** links of sponsors, nominators and nominees opened or answered, per address */
  endorsement: { points: 120, durationSeconds: 60 * 60 },
  /** mail preferences seen or changed, per address */
  'mail-preferences': { points: 120, durationSeconds: 60 * 60 },
  /** mail programs that unsubscribe somebody: those of one provider share addresses */
  'one-click': { points: 2000, durationSeconds: 60 * 60 },
  /** mailings mailed to oneself, per account */
  'mailing-test': { points: 60, durationSeconds: 60 * 60 },
  /** invitations to seats of a company sent, per account: each is a mail */
  'seat-invitation': { points: 60, durationSeconds: 60 * 60 },
  /** invitations accepted, per account */
  'seat-answer': { points: 30, durationSeconds: 60 * 60 },
  /** job openings submitted and changed, per account */
  'job-opening': { points: 30, durationSeconds: 60 * 60 },
  /** offers, requests and questions of mentoring, per account: some are mails to others */
  mentoring: { points: 40, durationSeconds: 60 * 60 },
  /** requests to change the registered name, per account */
  'name-change': { points: 10, durationSeconds: 60 * 60 },
  /** payments begun or reported, per account */
  payment: { points: 30, durationSeconds: 60 * 60 },
  /** messages to other members, per account */
  'member-message': { points: 20, durationSeconds: 60 * 60 },
  'member-message-day': { points: 60, durationSeconds: 24 * 60 * 60 },
  'sign-up': { points: 20, durationSeconds: 60 * 60 },
  /** requested links, per account and address */
  'account-link': { points: 5, durationSeconds: 60 * 60 },
  /** requested links from one address, whatever the account */
  'account-link-address': { points: 30, durationSeconds: 60 * 60 },
  /** links mailed to one account, from any client */
  'account-mail': { points: 10, durationSeconds: 60 * 60 },
  /** passwords typed again, per account and address */
  /** wrong codes of the second factor, per account */
  'factor-code': { points: 20, durationSeconds: 15 * 60 },
  /** new e-mail addresses, per account */
  'email-change': { points: 5, durationSeconds: 60 * 60 },
  'current-password': { points: 10, durationSeconds: 15 * 60 },
} as const

export type LimitName = keyof typeof LIMITS

export interface Attempt {
  isAllowed: boolean
  retryAfterSeconds: number
  /** Forgets the tries counted so far, after one that succeeded. */
  forget: () => Promise<void>
}

const limiters = new WeakMap<object, Map<string, RateLimiterMongo>>()

interface Limit {
  points: number
  durationSeconds: number
}

const limiterOf = (
  req: Pick<PayloadRequest, 'payload'>,
  name: string,
  { points, durationSeconds: duration }: Limit,
): RateLimiterMongo => {
  const connection = connectionOf(req.payload)
  const known = limiters.get(connection) ?? new Map<string, RateLimiterMongo>()
  limiters.set(connection, known)
  const id = `${name} ${points}`
  let limiter = known.get(id)
  if (!limiter) {
    limiter = new RateLimiterMongo({
      storeClient: connection,
      tableName: 'rate_limits',
      keyPrefix: name,
      points,
      duration,
    })
    known.set(id, limiter)
  }
  return limiter
}

const limiterFor = (req: Pick<PayloadRequest, 'payload'>, name: LimitName): RateLimiterMongo =>
  limiterOf(req, name, LIMITS[name])

/** Counts one request. */
const consume = async (
  limiter: RateLimiterMongo,
  key: string,
): Promise<Pick<Attempt, 'isAllowed' | 'retryAfterSeconds'>> => {
  try {
    await limiter.consume(key)
    return { isAllowed: true, retryAfterSeconds: 0 }
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal
    const { msBeforeNext } = refusal as RateLimiterRes
    return { isAllowed: false, retryAfterSeconds: Math.ceil(msBeforeNext / 1000) }
  }
}

/**
 * Counts a request of a program, and tells whether it is allowed.
 * @param name what is counted
 * @param subject whose requests
 * @param perMinute how many are allowed, as agreed with each
 */
export const allowPerMinute = (
  req: Pick<PayloadRequest, 'payload'>,
  name: 'api-key',
  subject: string,
  perMinute: number,
): Promise<Pick<Attempt, 'isAllowed' | 'retryAfterSeconds'>> =>
  consume(limiterOf(req, name, { points: perMinute, durationSeconds: 60 }), subject)

/** Forgets the tries counted for a subject, wherever they came from. */
export const forgetAttempts = async (
  req: Pick<PayloadRequest, 'payload'>,
  name: LimitName,
  subject: string,
): Promise<void> => {
  await limiterFor(req, name).delete(`${subject}|`)
}

/** The address a request came from, as the gateway determined it. */
export const clientAddress = (req: { headers: Headers }): string =>
  req.headers.get('x-client-address') ?? 'in-process'

/**
 * Counts a try and tells whether it is allowed.
 * @param subject what is counted beside the address, for example the account's e-mail
 * @param address where the try came from, all addresses of an IPv6 /64 being one; empty when that must not matter
 */
export const allowAttempt = async (
  req: PayloadRequest,
  name: LimitName,
  subject = '',
  address = clientAddress(req),
): Promise<Attempt> => {
  const limiter = limiterFor(req, name)
  const key = `${subject}|${networkOf(address)}`
  const forget = async (): Promise<void> => {
    await limiter.delete(key)
  }
  return { ...(await consume(limiter, key)), forget }
}
