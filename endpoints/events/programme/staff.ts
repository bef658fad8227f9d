import { changeMeeting, listSessions, saveSession } from '../../../domain/events/programme'
import {
  meetingSchema,
  removalSchema,
  sessionSchema,
} from '../../../domain/events/programme/programme.schema'
import { removeSessionAndTell } from '../../../domain/events/removedSessions'
import { declareEndpoint } from '../../declareEndpoint'
import { admittedBy } from '../../guards'
import { staffScope } from '../staffScope'
import { answerProgramme } from './answerProgramme'

const managers = admittedBy((req) => staffScope(req, 'changeEvents'))

/** `GET /api/events/:id/sessions`: `StaffProgramme`, for who manages the event. Answers 200, 401, 403, 404. */
export const list = declareEndpoint({
  method: 'get',
  path: '/:id/sessions',
  access: managers,
  handler: async (req) => answerProgramme(await listSessions(req, req.routeParams?.id)),
})

/**
 * `POST /api/events/:id/sessions` `{ title, startsAt, …, session? }`: adds a session, or changes one. Answers 200
 * `{ id }`, 400, 401, 403, 404, 409 `changed_meanwhile`, `outside` the days of the event, `clash` with another in its
 * room.
 */
export const save = declareEndpoint({
  method: 'post',
  path: '/:id/sessions',
  access: managers,
  body: sessionSchema,
  handler: async (req, { body: { session, ...form } }) =>
    answerProgramme(await saveSession(req, req.routeParams?.id, form, session)),
})

/**
 * `DELETE /api/events/:id/sessions/:session?chosen=`: removes a session that at most so many have chosen, and tells
 * them by email. Answers 200 `{ chosen }`, 401, 403, 404, 409 `more_chosen`, which tells how many.
 */
export const remove = declareEndpoint({
  method: 'delete',
  path: '/:id/sessions/:session',
  access: managers,
  query: removalSchema,
  handler: async (req, { query: { chosen } }) =>
    answerProgramme(await removeSessionAndTell(req, req.routeParams?.id, req.routeParams?.session, chosen)),
})

/**
 * `POST /api/events/:id/meeting` `MeetingChange`: changes the link to the meeting.
 * Answers 200, 400, 401, 403, 404, 409.
 */
export const meeting = declareEndpoint({
  method: 'post',
  path: '/:id/meeting',
  access: managers,
  body: meetingSchema,
  handler: async (req, { body }) => answerProgramme(await changeMeeting(req, req.routeParams?.id, body)),
})
