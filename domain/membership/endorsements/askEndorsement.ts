import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { findAccountByEmail, findEmail } from '../../accounts'
import { queueMail } from '../../messaging/mail'
import { findMembership, findMembershipByNumber, membershipStatus } from '../memberships'
import type { Grade, MembershipStatus } from '../memberships/grades.schema'
import { endorsementToken } from './endorsementToken'
import {
  type NewEndorsement,
  type StoredEndorsement,
  createEndorsement,
  findEndorsement,
  findUnmailedEndorsements,
  markMailed,
} from './endorsementsRepository'
import { ENDORSEMENT_DAYS } from './kinds.schema'

const DAY_MS = 24 * 60 * 60 * 1000

/** Who is behind an address or a membership number. */
export interface FoundContact {
  email: string
  /** The account; null for an address without one. */
  member: string | null
  /** Of the membership; null without a current one. */
  grade: Grade | null
  status: MembershipStatus
}

/**
 * Finds whom somebody names.
 * @param contact an address or a membership number, as `contactSchema` gives it
 * @returns null for a number that no membership has
 */
export const findContactOf = async (payload: Payload, contact: string): Promise<FoundContact | null> => {
  if (!contact.includes('@')) {
    const membership = await findMembershipByNumber(payload, contact)
    const member = membership?.user.toHexString()
    const email = member && (await findEmail(payload, member))
    if (!membership || !member || !email) return null
    return { email, member, grade: membership.grade, status: membershipStatus({ membership }) }
  }
  const account = await findAccountByEmail(payload, contact)
  const membership = account ? await findMembership(payload, account.id) : null
  const status = membershipStatus({ membership })
  const grade = membership && !membership.withdrawnAt ? membership.grade : null
  return { email: contact, member: account?.id ?? null, grade, status }
}

/** Queues the mail with the link. Safe to repeat: it is sent once. */
const mailEndorsement = async (payload: Payload, endorsement: StoredEndorsement): Promise<void> => {
  const id = endorsement._id.toHexString()
  const { kind, fullName, grade, email: to } = endorsement
  await queueMail(payload, {
    template: 'endorsementAsked',
    to,
    data: { kind, fullName, grade, token: endorsementToken(payload, id) },
    dedupeKey: `endorsement:${id}`,
  })
  await markMailed(payload, endorsement._id)
}

/**
 * Asks somebody to confirm an application or nomination: stores it and mails the link.
 * @returns the id; undefined when the address was asked already
 */
export const askEndorsement = async (
  payload: Payload,
  endorsement: Omit<NewEndorsement, 'expiresAt'>,
): Promise<string | undefined> => {
  const expiresAt = new Date(Date.now() + ENDORSEMENT_DAYS * DAY_MS)
  const id = await createEndorsement(payload, { ...endorsement, expiresAt })
  const stored = id && (await findEndorsement(payload, id))
  if (stored) await mailEndorsement(payload, stored)
  return id
}

/** Queues the mails that a crash left. Runs regularly. */
export const catchUpEndorsementMails = async (payload: Payload): Promise<void> => {
  const endorsements = await findUnmailedEndorsements(payload)
  await workOnEach(payload, endorsements, (endorsement) => mailEndorsement(payload, endorsement), {
    failed: 'the mail to a sponsor or nominator could not be queued; it is tried again',
    about: ({ _id }) => ({ endorsement: _id.toHexString() }),
  })
}
