import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { toSlug } from '../../../platform/toSlug'
import { findCompanyName } from './toOpening'
import type { OpeningFacts, newOpeningSchema } from './jobOpenings.schema'
import { type OpeningToStore, storeOpening } from './jobOpeningsRepository'

/** Of the id, in an address: enough to tell openings of one title apart. */
const SUFFIX_LENGTH = 8

/** The address of an opening: its title, and the end of its id. */
const toAddress = (title: string, id: ObjectId): string =>
  [toSlug(title), id.toHexString().slice(-SUFFIX_LENGTH)].filter(Boolean).join('-')

/** What is stored of a form: a company's name is its registered one, whatever was sent. */
export const toStored = async (
  payload: Payload,
  user: string,
  facts: OpeningFacts,
): Promise<OpeningToStore> => {
  const company = await findCompanyName(payload, user)
  return { ...facts, organisation: company ?? facts.organisation, isMemberOrganisation: company !== null }
}

/**
 * Stores an opening that waits for a decision. The same key again stores nothing and answers alike.
 * @param user the account that submits it, whose address is confirmed
 * @returns `too_many_waiting` when as many of the account wait as may
 */
export const submitOpening = async (
  payload: Payload,
  user: string,
  { key, ...facts }: z.output<typeof newOpeningSchema>,
): Promise<{ id: string } | { problem: 'too_many_waiting' }> => {
  const _id = new ObjectId()
  const id = await storeOpening(payload, {
    ...(await toStored(payload, user, facts)),
    id: _id,
    user,
    key: `${user}:${key}`,
    slug: toAddress(facts.title, _id),
    submittedAt: new Date(),
  })
  return id === undefined ? { problem: 'too_many_waiting' } : { id }
}
