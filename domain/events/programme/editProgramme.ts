import type { PayloadRequest } from 'payload'
import type { Event } from '../../../payload-types'
import { isObjectId } from '../../../platform/isObjectId'
import { formatJubaDate, fromJubaTime, toJubaTime, todayInJuba } from '../../../platform/jubaTime'
import { recordChange } from '../../audit'
import { findMeeting, findStaffEvent, setMeeting } from '..'
import { PROGRAMME_LIMITS } from './programme.constants'
import type { MeetingChange, SessionForm, StaffProgramme } from './programme.schema'
import { formOf } from './readProgramme'
import {
  type RemovedSession,
  type SessionContent,
  createSession,
  deleteSession,
  findClash,
  findSessions,
  updateSession,
} from './sessionsRepository'
import { syncHasProgramme } from './syncHasProgramme'

/** Why a change of a programme was refused; `about`: what stands in the way. */
export type ProgrammeProblem =
  | { problem: 'not_found' | 'session_not_found' | 'too_many' | 'changed_meanwhile' }
  | { problem: 'outside' | 'clash' | 'more_chosen'; about: string }

const findEvent = async (req: PayloadRequest, id: unknown): Promise<Event | undefined> =>
  (await findStaffEvent(req, id))?.event

const contentOf = (form: SessionForm): SessionContent => ({
  ...form,
  startsAt: new Date(fromJubaTime(form.startsAt)),
  endsAt: new Date(fromJubaTime(form.endsAt)),
})

/** The programme of an event and the link to its meeting, as those see them who manage the event. */
export const listSessions = async (
  req: PayloadRequest,
  id: unknown,
): Promise<StaffProgramme | ProgrammeProblem> => {
  const event = await findEvent(req, id)
  if (!event) return { problem: 'not_found' }
  const meeting = await findMeeting(req.payload, event.id)
  const sessions = await findSessions(req.payload, event.id)
  return {
    sessions: sessions.map((session) => ({
      ...formOf(session),
      id: session._id.toHexString(),
      chosen: session.choices.length,
      updatedAt: session.updatedAt.toISOString(),
    })),
    meeting: {
      address: meeting?.address ?? null,
      shownFrom: meeting?.shownFrom ? toJubaTime(meeting.shownFrom) : null,
      updatedAt: meeting?.updatedAt?.toISOString() ?? null,
    },
  }
}

const record = async (
  req: PayloadRequest,
  { id, title }: Event,
  action: 'event.programme-changed' | 'event.meeting-changed',
  [before, after]: [object | null, object | null],
): Promise<void> => {
  const subject = { collection: 'events', id, title }
  await recordChange(req, { action, subject, before: before && { ...before }, after: after && { ...after } })
  await syncHasProgramme(req.payload, id)
}

/**
 * Adds a session to an event, or changes one; fewer seats take nobody's. A room is asked for again once the session is
 * stored: of two that clash and are stored at the same moment, at least one is taken back.
 * @param changed the session that is changed, in the version that was read
 */
export const saveSession = async (
  req: PayloadRequest,
  id: unknown,
  form: SessionForm,
  changed?: { id: string; updatedAt: string },
): Promise<{ id: string } | ProgrammeProblem> => {
  const { payload } = req
  const event = await findEvent(req, id)
  if (!event) return { problem: 'not_found' }
  const sessions = await findSessions(payload, event.id)
  const before = changed && sessions.find(({ _id }) => _id.toHexString() === changed.id)
  if (changed && !before) return { problem: 'session_not_found' }
  if (!changed && sessions.length >= PROGRAMME_LIMITS.sessions) return { problem: 'too_many' }
  const [first, last] = [todayInJuba(event.eventDate), todayInJuba(event.endDate ?? event.eventDate)]
  if (form.startsAt < first || form.endsAt > `${last}T24:00`) {
    const days = [event.eventDate, event.endDate ?? event.eventDate].map(formatJubaDate)
    return { problem: 'outside', about: [...new Set(days)].join(' to ') }
  }
  const content = contentOf(form)
  const findProblem = async (own?: string): Promise<ProgrammeProblem | undefined> => {
    const other = await findClash(payload, event.id, content, own)
    return other ? { problem: 'clash', about: other.title } : undefined
  }
  const clash = await findProblem(changed?.id)
  if (clash) return clash
  const read = changed && { id: changed.id, updatedAt: new Date(changed.updatedAt) }
  const stored = read
    ? await updateSession(payload, event.id, read, content)
    : await createSession(payload, event.id, content)
  if (!stored) return { problem: 'changed_meanwhile' }
  const late = await findProblem(stored.id)
  if (late && before) await updateSession(payload, event.id, stored, contentOf(formOf(before)))
  else if (late) await deleteSession(payload, event.id, stored.id, Infinity)
  if (late) return late
  await record(req, event, 'event.programme-changed', [before ? formOf(before) : null, form])
  return { id: stored.id }
}

/** Removes a session, unless more people have chosen it than the caller was told. @returns what it was */
export const removeSession = async (
  req: PayloadRequest,
  id: unknown,
  session: unknown,
  told: number,
): Promise<{ removed: RemovedSession } | ProgrammeProblem> => {
  const event = await findEvent(req, id)
  if (!event) return { problem: 'not_found' }
  const sessions = isObjectId(session) ? await findSessions(req.payload, event.id) : []
  const before = sessions.find(({ _id }) => _id.toHexString() === session)
  if (!before) return { problem: 'session_not_found' }
  const removed = await deleteSession(req.payload, event.id, before._id.toHexString(), told)
  if (!removed) return { problem: 'more_chosen', about: String(before.choices.length) }
  await record(req, event, 'event.programme-changed', [formOf(before), null])
  return { removed }
}

/** Changes the link to the meeting of an event. The audit log says whether there is one, not where it leads. */
export const changeMeeting = async (
  req: PayloadRequest,
  id: unknown,
  { address, shownFrom, updatedAt }: MeetingChange,
): Promise<{ updatedAt: string } | ProgrammeProblem> => {
  const event = await findEvent(req, id)
  if (!event) return { problem: 'not_found' }
  const before = await findMeeting(req.payload, event.id)
  const meeting = {
    address,
    shownFrom: shownFrom === null ? null : new Date(fromJubaTime(shownFrom)),
    updatedAt: new Date(),
  }
  const read = updatedAt === null ? null : new Date(updatedAt)
  if (!(await setMeeting(req.payload, event.id, read, meeting))) return { problem: 'changed_meanwhile' }
  await record(req, event, 'event.meeting-changed', [
    { hasLink: Boolean(before?.address), shownFrom: before?.shownFrom?.toISOString() ?? null },
    { hasLink: address !== null, shownFrom: meeting.shownFrom?.toISOString() ?? null },
  ])
  return { updatedAt: meeting.updatedAt.toISOString() }
}
