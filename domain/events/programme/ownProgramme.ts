import type { Payload } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { type StoredEvent, findMeeting, isHolder } from '..'
import type { OwnProgramme } from './programme.schema'
import { findOpenEvent } from './readProgramme'
import { findSessions, giveBackChoices, takeChoice } from './sessionsRepository'

const DAY_MS = 24 * 60 * 60_000

/** The link to the meeting as a holder of a seat sees it; without its address before its time. */
const meetingFor = async (
  payload: Payload,
  { _id, eventDate, isCancelled }: StoredEvent,
  user: string,
  now: Date,
): Promise<OwnProgramme['meeting']> => {
  const meeting = isCancelled ? undefined : await findMeeting(payload, _id.toHexString(), user)
  if (!meeting?.address) return null
  const shownFrom = meeting.shownFrom ?? new Date(eventDate.getTime() - DAY_MS)
  return { address: shownFrom <= now ? meeting.address : null, shownFrom: shownFrom.toISOString() }
}

/** What the programme of a published event is to a person; undefined where there is no such event. */
export const readOwnProgramme = async (
  payload: Payload,
  id: unknown,
  user: string,
  now = new Date(),
): Promise<OwnProgramme | undefined> => {
  const event = await findOpenEvent({ payload }, id)
  if (!event) return undefined
  const eventId = event._id.toHexString()
  const [sessions, hasSeat, meeting] = await Promise.all([
    findSessions(payload, eventId),
    isHolder(payload, eventId, user),
    meetingFor(payload, event, user, now),
  ])
  const own = sessions.map(({ _id, endsAt, seats, choices }) => {
    const isChosen = choices.some((choice) => choice.user.toHexString() === user)
    const left = seats === null ? null : Math.max(0, seats - choices.length)
    return [_id.toHexString(), { isChosen, isOver: endsAt <= now, left }] as const
  })
  return { hasSeat, sessions: Object.fromEntries(own), meeting }
}

export type ChoiceProblem = 'not_found' | 'cancelled' | 'no_seat' | 'over' | 'full'

/**
 * Chooses a session for who holds a seat of its event: one atomic operation takes its seat. Idempotent.
 * @returns why it was not chosen
 */
export const chooseSession = async (
  payload: Payload,
  id: unknown,
  session: unknown,
  user: string,
): Promise<ChoiceProblem | undefined> => {
  const event = await findOpenEvent({ payload }, id)
  if (!event || !isObjectId(session)) return 'not_found'
  if (event.isCancelled) return 'cancelled'
  const eventId = event._id.toHexString()
  if (!(await isHolder(payload, eventId, user))) return 'no_seat'
  if (!(await takeChoice(payload, eventId, session, user))) {
    const own = (await readOwnProgramme(payload, eventId, user))?.sessions[session]
    if (!own) return 'not_found'
    if (own.isOver) return 'over'
    return own.isChosen ? undefined : 'full'
  }
  if (await isHolder(payload, eventId, user)) return undefined
  await giveBackChoices(payload, eventId, user) // the seat at the event was lost in between
  return 'no_seat'
}

/** Gives the seat of a session back. Idempotent. @returns whether there can be such a session */
export const giveBackSession = async (
  payload: Payload,
  id: unknown,
  session: unknown,
  user: string,
): Promise<boolean> => {
  if (!isObjectId(id) || !isObjectId(session)) return false
  await giveBackChoices(payload, id, user, session)
  return true
}
