import { doorOpensAt, isPassSpent, syncDoor } from '../../../domain/events/door'
import { doorSyncSchema } from '../../../domain/events/door/door.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { EVENT_ID } from '../eventSchemas'
import { doorChangesAnswer } from './doorSchemas'
import { withDoorPass } from './withDoorPass'

/**
 * `POST /api/events/:id/door` `{ now, since, scans, undone }` with the header `X-Door-Pass`: stores what a device did,
 * and answers what others did since `since`. Idempotent. Answers 200 `DoorChanges`, 400, 401 `door_ended`, 409 `closed`
 * for scans before the day of the event, `too_many` for a pass that has let in as many as one may. After the end of the
 * last day, scans of before are stored for three days more, and nothing is told. Source: issue 34, part 6.
 */
export const sync = declareEndpoint({
  method: 'post',
  path: '/:id/door',
  operation: {
    tag: 'Public',
    summary: 'Store what a device at the door did, and read what others did',
    parameters: EVENT_ID,
    answers: {
      ...reads(doorChangesAnswer, 'What others did'),
      409: 'The day of the event has not come, or the pass has let in too many',
    },
  },
  access: withDoorPass(true),
  // many phones at one place have one address
  gateway: { isOpenToVisitors: true, rate: 'read' },
  body: doorSyncSchema,
  handler: async (req, { door, body }) => {
    if (body.scans.length > 0 && doorOpensAt(door.event) > new Date())
      return problem(409, 'closed', 'The door opens on the day of the event')
    if (body.scans.length > 0 && (await isPassSpent(req.payload, String(door.event._id), door.pass._id)))
      return problem(409, 'too_many', 'Too many people were let in by this link. Ask for another one')
    return Response.json(await syncDoor(req.payload, door, body), {
      headers: { 'Cache-Control': 'no-store' },
    })
  },
})
