import type { Endpoint } from 'payload'
import type { Event } from '../../payload-types'
import { isDuplicateKey } from '../../platform/database'
import { invalid, readJson } from '../answers'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { newEventSchema } from '../../domain/events/events.schema'
import { toStoredEvent } from '../../domain/events/toStoredEvent'

const TRIES = 5

/**
 * `POST /api/events/list` `{ title, eventDate, location, … }`: creates an event, a draft unless it says otherwise. Dates
 * are Juba's. Answers 201 `{ id }`, 400, 401, 403. Source: spec.md section 5, "Admin event form".
 */
export const create: Endpoint = {
  method: 'post',
  path: '/list',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = newEventSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { status, ...form } = input.data
    const data = { ...toStoredEvent(form), _status: status } as Event
    for (let left = TRIES; ; left -= 1) {
      try {
        const { id } = await req.payload.create({
          collection: 'events',
          data,
          depth: 0,
          overrideAccess: false,
          req,
        })
        return Response.json({ id }, { status: 201 })
      } catch (error) {
        // somebody took the address that follows from the title at the same moment
        if (!isDuplicateKey(error) || left <= 1) throw error
      }
    }
  },
}
