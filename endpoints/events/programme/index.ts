import type { Endpoint, PayloadRequest } from 'payload'
import {
  chooseSession,
  drawProgrammeCalendar,
  giveBackSession,
  readOwnProgramme,
  readProgramme,
} from '../../../domain/events/programme'
import { signInFirst } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody, signedIn } from '../../guards'
import { answerProgramme, refuseChoice } from './answerProgramme'
import { list, meeting, remove, save } from './staff'

const members = signedIn('Please sign in to choose sessions')
const eventOf = ({ routeParams }: PayloadRequest): unknown => routeParams?.id

/** `GET /api/events/:id/programme`: `Programme` of a published event. Answers 200, 404. */
const programme = declareEndpoint({
  method: 'get',
  path: '/:id/programme',
  access: everybody,
  handler: async (req) =>
    answerProgramme((await readProgramme(req, eventOf(req))) ?? { problem: 'not_found' }),
})

/** `GET /api/events/:id/programme/own`: `OwnProgramme` of the signed-in person. Answers 200, 401, 404. */
const own = declareEndpoint({
  method: 'get',
  path: '/:id/programme/own',
  access: members,
  handler: async (req, { user }) =>
    answerProgramme((await readOwnProgramme(req.payload, eventOf(req), user.id)) ?? { problem: 'not_found' }),
})

/** `GET /api/events/:id/programme/calendar?session=`: a session for a calendar; without, all own. Answers 200, 401, 404. */
const calendar = declareEndpoint({
  method: 'get',
  path: '/:id/programme/calendar',
  access: everybody,
  handler: async (req) => {
    const { session } = req.query
    if (typeof session !== 'string' && !req.user) return signInFirst()
    const wanted = typeof session === 'string' ? { session } : { user: req.user?.id ?? '' }
    const text = await drawProgrammeCalendar(req.payload, eventOf(req), wanted)
    if (text === undefined) return answerProgramme({ problem: 'session_not_found' })
    const headers = { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-store' }
    return new Response(text, {
      headers: { ...headers, 'Content-Disposition': 'inline; filename="sessions.ics"' },
    })
  },
})

/** `POST /api/events/:id/sessions/:session/choice`: takes a seat of a session. Answers 200, 401, 403, 404, 409. */
const choose = declareEndpoint({
  method: 'post',
  path: '/:id/sessions/:session/choice',
  access: members,
  handler: async (req, { user }) => {
    const problem = await chooseSession(req.payload, eventOf(req), req.routeParams?.session, user.id)
    return problem ? refuseChoice(problem) : Response.json({ outcome: 'chosen' })
  },
})

/** `DELETE /api/events/:id/sessions/:session/choice`: gives it back. Idempotent. Answers 200, 401, 404. */
const giveBack = declareEndpoint({
  method: 'delete',
  path: '/:id/sessions/:session/choice',
  access: members,
  handler: async (req, { user }) =>
    (await giveBackSession(req.payload, eventOf(req), req.routeParams?.session, user.id))
      ? Response.json({ outcome: 'given_back' })
      : refuseChoice('not_found'),
})

/** The endpoints of programmes, under `/api/events`. */
export const programmeEndpoints: Endpoint[] = [
  programme,
  own,
  calendar,
  choose,
  giveBack,
  list,
  save,
  remove,
  meeting,
]
