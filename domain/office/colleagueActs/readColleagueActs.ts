import type { Payload } from 'payload'
import { FORMER_COLLEAGUE } from '../../people/profiles/formerPeople.schema'
import { findStaff } from '../../accounts'
import { countActsSince } from '../../audit'
import { actionLabel } from '../../audit/actions.schema'
import { findNames } from '../../people/profiles'
import { readLastVisit } from '../deskSettings'
import type { ColleagueActs } from './colleagueActs.schema'

const DAY_MS = 24 * 60 * 60_000
/** Of somebody who was away for longer, or is here for the first time. */
const FIRST_DAYS = 1
const MOST_DAYS = 14
const MOST_COLLEAGUES = 8

/**
 * What colleagues did since a person was here, in counts. Skips access control: the caller lets in who reads the audit
 * log.
 * @param user id of the account of who asks
 */
export const readColleagueActs = async (
  payload: Payload,
  user: string,
  now = new Date(),
): Promise<ColleagueActs> => {
  const visit = await readLastVisit(payload, user, now)
  const since = new Date(
    Math.max(visit?.getTime() ?? now.getTime() - FIRST_DAYS * DAY_MS, now.getTime() - MOST_DAYS * DAY_MS),
  )
  // members stand in the audit log too, with what they change about themselves
  const staff = (await findStaff(payload)).filter((id) => String(id) !== user)
  const { acts, isPartial } = await countActsSince(payload, { since, actors: staff })
  const actors = [...new Set(acts.map(({ actor }) => actor.toHexString()))]
  const names = await findNames(payload, actors)
  const colleagues = actors.slice(0, MOST_COLLEAGUES).map((id) => ({
    id,
    fullName: names.get(id) ?? FORMER_COLLEAGUE,
    acts: acts
      .filter(({ actor }) => actor.toHexString() === id)
      .map(({ action, count }) => ({ what: actionLabel(action), count })),
  }))
  return {
    since: since.toISOString(),
    colleagues,
    isPartial: isPartial || actors.length > MOST_COLLEAGUES,
  }
}
