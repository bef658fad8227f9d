import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findEmails } from '../../accounts'
import { isAddress } from '../../accounts/noAddress.schema'
import { findFullNames } from '../../people/profiles'
import { FORMER_MEMBER } from '../../people/profiles/formerPeople.schema'
import { SEAT, type WaitingPlace, findEventTitles, findLinesOf, readLine, saleOf } from '..'
import { positionOf } from './positionOf'
import { LISTED_PLACES, type OwnPlace, type WaitingList } from './waiting.schema'

/** Who waits for tickets of an event, those with an offer first. The caller checks access. */
export const listWaiting = async (payload: Payload, event: string): Promise<WaitingList> => {
  const line = await readLine(payload, event)
  const { waiting, offers } = line ?? { waiting: [], offers: [] }
  const all: (WaitingPlace & { until?: Date })[] = [...offers, ...waiting]
  const listed = all.slice(0, LISTED_PLACES)
  const users = listed.map(({ user }) => user)
  const [names, emails] = await Promise.all([findFullNames(payload, users), findEmails(payload, users)])
  return {
    total: all.length,
    places: listed.map(({ id, user, type, typeName, at, until, isAccepted = false, note = '' }) => {
      const needsApproval = line && saleOf(line, type)?.needsApproval
      const email = emails.get(String(user)) ?? ''
      return {
        id,
        person: {
          id: String(user),
          fullName: names.get(String(user)) ?? FORMER_MEMBER,
          email: isAddress(email) ? email : '',
        },
        type,
        typeName,
        position: positionOf(waiting, { id, type }),
        since: at.toISOString(),
        offeredUntil: until?.toISOString() ?? null,
        isAccepted: needsApproval ? isAccepted : null,
        note,
      }
    }),
  }
}

/** The places of a person in the lines of events, those with an offer first. */
export const listOwnPlaces = async (
  payload: Payload,
  user: string,
): Promise<(OwnPlace & { since: string; note?: string })[]> => {
  const lines = await findLinesOf(payload, user)
  const events = await findEventTitles(
    payload,
    lines.map(({ event }) => new ObjectId(String(event))),
  )
  return lines.flatMap((line) => {
    const { event, waiting, offers } = line
    const { title = '', slug = '' } = events.get(String(event)) ?? {}
    const places: (WaitingPlace & { until?: Date })[] = [...offers, ...waiting]
    return places
      .filter((place) => place.user.toHexString() === user)
      .map(({ id, type, typeName, at, until, note }) => ({
        id,
        event: { title, slug },
        ticket: typeName,
        isSeat: type === SEAT,
        position: saleOf(line, type)?.needsApproval ? null : positionOf(waiting, { id, type }),
        since: at.toISOString(),
        offeredUntil: until?.toISOString() ?? null,
        ...(note !== undefined && { note }),
      }))
  })
}
