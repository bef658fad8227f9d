import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { clientAddress } from '../../platform/rateLimits'
import { recordChange } from './recordChange'
import {
  MAX_DETAIL_LENGTH,
  SECURITY_BUCKET_MINUTES,
  SECURITY_EVENTS,
  type SecurityEventName,
} from './audit.schema'
import { describeDetail } from './detail.schema'
import { countSecurityEvent } from './securityLogRepository'
import { shortenAddress } from './shortenAddress'
import { findAccountEmail, isStaffAccount } from './subjectsRepository'

export interface SecurityEvent {
  event: SecurityEventName
  /**
   * Id of the account it is about. Left out for an address that has none: such events are counted, and
   * neither address is kept.
   */
  account?: string | null
  /** A word of ours that tells more, at most 100 characters: which export, which role. Never what somebody sent. */
  detail?: string
}

/** Who asks; the server itself when nobody is signed in. */
export type SecurityRecorder = Pick<PayloadRequest, 'payload'> &
  Partial<Pick<PayloadRequest, 'user' | 'headers'>>

const BUCKET_MS = SECURITY_BUCKET_MINUTES * 60_000

/**
 * Writes an entry of the security log: what happened to which account, and from which network. Refusals that repeat
 * are counted in one entry, so that a guesser cannot fill the log. Events of staff accounts, and people's own changes
 * of what they sign in with, are entries of the audit log as well.
 * Never throws: an entry that could not be written goes to the server's log. Holds no secrets and no addresses of mail.
 */
export const recordSecurityEvent = async (
  req: SecurityRecorder,
  { event, account, detail }: SecurityEvent,
): Promise<void> => {
  const { payload, user, headers } = req
  const { audited, isRefusal } = SECURITY_EVENTS[event]
  const about = account ?? user?.id
  const isOfNobody = isRefusal && !about
  const network = (headers && !isOfNobody && shortenAddress(clientAddress({ headers }))) || undefined
  const facts = {
    actor: user?.id,
    account: about,
    address: network,
    detail: detail?.slice(0, MAX_DETAIL_LENGTH),
  }
  const bucket = Math.floor(Date.now() / BUCKET_MS)
  const key = isRefusal
    ? [event, bucket, facts.actor, facts.account, facts.address, facts.detail].join('|')
    : randomUUID()
  try {
    const isNew = await countSecurityEvent(payload, {
      key,
      event,
      ...facts,
      requestId: headers?.get('x-request-id') ?? undefined,
    })
    if (!isNew || !audited || !about) return
    if (audited === 'staff' && !(await isStaffAccount(payload, about))) return
    await recordChange(
      { payload, headers, user: user ?? (isRefusal ? null : await accountOf(req, about)) },
      {
        action: event,
        subject: { collection: 'users', id: about },
        account: about,
        reason: facts.detail && describeDetail(facts.detail),
      },
    )
  } catch (error) {
    payload.logger.error(
      { err: error, event, account: about },
      'an entry of the security log could not be written',
    )
  }
}

/**
 * Who just signed in, or used the link of a mail, acts on their own account though the request began without
 * a session.
 */
const accountOf = async ({ payload }: SecurityRecorder, id: string): Promise<PayloadRequest['user']> => {
  const email = await findAccountEmail(payload, id)
  return email === undefined ? null : ({ id, email, collection: 'users' } as PayloadRequest['user'])
}
