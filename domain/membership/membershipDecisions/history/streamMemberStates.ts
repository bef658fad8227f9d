import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { letOthersRun } from '../../../../platform/yieldLoop'
import { findMemberAccountsAfter, readTermRules } from '../../memberships'
import { type HeldSeat, findHeldSeatsOf } from '../../membershipSeats'
import { readDecisions, toFacts } from '../membershipFacts'
import { type MemberState, memberStatesAt } from './memberStates'

const BATCH = 500

export interface PersonStates {
  user: string
  /** One for each moment. */
  states: (MemberState | null)[]
}

const statesOf = async (
  payload: Payload,
  users: readonly string[],
  moments: readonly Date[],
): Promise<PersonStates[]> => {
  const [rules, seats] = await Promise.all([readTermRules(payload), findHeldSeatsOf(payload, users)])
  const companies = [...new Set([...seats.values()].flat().map(({ company }) => company.toHexString()))]
  const decisionsOf = await readDecisions(payload, [...new Set([...users, ...companies])])
  const factsOfCompanies = new Map(companies.map((id) => [id, toFacts(decisionsOf(id))]))
  const all: PersonStates[] = []
  for (const user of users) {
    const held: readonly HeldSeat[] = seats.get(user) ?? []
    const theirs = held.map(({ company }) => company.toHexString())
    const sources = {
      facts: toFacts(decisionsOf(user)),
      seats: held,
      companies: new Map(theirs.map((id) => [id, factsOfCompanies.get(id) ?? []])),
      rules,
    }
    all.push({ user, states: memberStatesAt(sources, moments) })
    await letOthersRun()
  }
  return all
}

/**
 * What everybody's membership was at some moments, in batches, by the facts that it follows from.
 * @param choose the people of a batch who are wanted: a chapter lead's are those of the region
 */
export const streamMemberStates = async function* (
  payload: Payload,
  moments: readonly Date[],
  choose: (users: readonly string[]) => Promise<readonly string[]>,
): AsyncGenerator<PersonStates[]> {
  let after: ObjectId | null = null
  for (;;) {
    const accounts: ObjectId[] = await findMemberAccountsAfter(payload, {}, after, BATCH)
    const last = accounts.at(-1)
    if (!last) return
    after = last
    const wanted = await choose(accounts.map((account) => account.toHexString()))
    if (wanted.length > 0) yield await statesOf(payload, wanted, moments)
    if (accounts.length < BATCH) return
  }
}
