import type { Payload } from 'payload'
import { findMembership, membershipStatus } from '../memberships'
import { findFullName } from '../../people/profiles'
import { type StoredEndorsement, findEndorsementsOf } from './endorsementsRepository'
import type { EndorsementView, OwnEndorsement } from './kinds.schema'

/** What the person who named somebody may know: nothing of whose address it is. */
export const toOwnEndorsement = ({ _id, contact, status, expiresAt }: StoredEndorsement): OwnEndorsement => ({
  id: _id.toHexString(),
  contact,
  status,
  expiresAt: expiresAt.toISOString(),
  isExpired: status === 'asked' && expiresAt <= new Date(),
})

const readMember = async (
  payload: Payload,
  { member }: StoredEndorsement,
): Promise<EndorsementView['member']> => {
  const membership = member ? await findMembership(payload, member) : null
  if (!member || !membership || membership.withdrawnAt) return null
  const { number, grade, registeredName } = membership
  const name = registeredName ?? (await findFullName(payload, member)) ?? number
  return { name, number, grade, status: membershipStatus({ membership }) }
}

/** Everybody who was asked about an application or nomination, as staff read it. The caller checks the permission. */
export const listEndorsements = async (payload: Payload, subject: string): Promise<EndorsementView[]> =>
  Promise.all(
    (await findEndorsementsOf(payload, subject)).map(async (endorsement) => ({
      ...toOwnEndorsement(endorsement),
      kind: endorsement.kind,
      answeredAt: endorsement.answeredAt?.toISOString() ?? null,
      statement: endorsement.statement ?? null,
      member: await readMember(payload, endorsement),
    })),
  )

/** The same as the person reads it who asked. */
export const listOwnEndorsements = async (payload: Payload, subject: string): Promise<OwnEndorsement[]> =>
  (await findEndorsementsOf(payload, subject)).map(toOwnEndorsement)
