import type { Payload } from 'payload'
import { type DecidedApplication, findApprovals } from '../applications'
import { type StoredMembershipEvent, findEvents } from '../memberships'
import { type ConfirmedRenewal, findConfirmedRenewals } from '../renewals'

/** Everything that the membership of one person follows from. */
export interface Decisions {
  applications: DecidedApplication[]
  renewals: ConfirmedRenewal[]
  events: StoredMembershipEvent[]
}

/** Reads everything that the memberships of some people follow from. Returns the decisions about an account. */
export const readDecisions = async (
  payload: Payload,
  users: readonly unknown[],
): Promise<(user: unknown) => Decisions> => {
  const [applications, renewals, events] = await Promise.all([
    findApprovals(payload, users),
    findConfirmedRenewals(payload, users),
    findEvents(payload, users),
  ])
  const groups = new Map<string, Decisions>()
  const decisionsOf = (user: unknown): Decisions => {
    const key = String(user)
    const known = groups.get(key) ?? { applications: [], renewals: [], events: [] }
    groups.set(key, known)
    return known
  }
  for (const application of applications) decisionsOf(application.user).applications.push(application)
  for (const renewal of renewals) decisionsOf(renewal.user).renewals.push(renewal)
  for (const event of events) decisionsOf(event.user).events.push(event)
  return decisionsOf
}
