import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { readGrade } from '../../grades'
import { findFullName } from '../../../people/profiles'
import { type StoredMembership, findMembership } from '../membershipsRepository'
import { FORMER_MEMBER } from '../../../people/profiles/formerPeople.schema'

/** A membership that has seats for other people. */
export interface CompanyMembership {
  membership: StoredMembership
  /** How many seats it has. */
  seats: number
  /** How many of them the dues of its grade include. */
  included: number
}

/** The name of a company: as on its membership, else as its account is called. */
export const readCompanyName = async (payload: Payload, company: string | ObjectId): Promise<string> => {
  const membership = await findMembership(payload, company)
  return membership?.registeredName ?? (await findFullName(payload, company)) ?? FORMER_MEMBER
}

/**
 * The membership of an account, if it is one of its own with seats: as many as were agreed, else as its grade includes.
 * @returns null for everybody else
 */
export const readCompany = async (
  payload: Payload,
  company: string | ObjectId,
): Promise<CompanyMembership | null> => {
  const membership = await findMembership(payload, company)
  if (!membership || membership.withdrawnAt || membership.company) return null
  const included = (await readGrade(payload, membership.grade))?.seats ?? 0
  const seats = membership.seats ?? included
  return seats > 0 ? { membership, seats, included } : null
}
