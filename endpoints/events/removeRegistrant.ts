import type { Endpoint } from 'payload'
import { moveContentVersion } from '../../domain/contentVersions'
import { recordChange } from '../../domain/audit/recordChange'
import { invalid, problem, readJson } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { releaseSeat } from '../../domain/registrations/seats'
import { removalSchema } from '../../domain/events/events.schema'
import { shownEvent } from './shownEvent'

/**
 * `POST /api/events/:id/registrants/:user/removal` `{ reason? }`: takes a person's seat away; the person is told by mail.
 * Idempotent. Answers 200 `{ outcome: 'removed' }`, 400, 401, 403, 404 for an unknown event or what cannot be an account.
 */
export const removeRegistrant: Endpoint = {
  method: 'post',
  path: '/:id/registrants/:user/removal',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = removalSchema.safeParse((await readJson(req)) ?? {})
    if (!input.success) return invalid(input.error)
    const shown = await shownEvent(req)
    if ('refusal' in shown) return shown.refusal
    const { id } = shown.event
    const user = req.routeParams?.user
    if (!isObjectId(user)) return problem(404, 'not_found', 'This account could not be found')
    const reason = input.data.reason || undefined
    if (await releaseSeat(req.payload, id, user, { reason })) {
      await recordChange(req, {
        action: 'registration.removed',
        subject: { collection: 'events', id },
        account: user,
        reason,
      })
      await moveContentVersion(req.payload, 'seats')
    }
    return Response.json({ outcome: 'removed' })
  },
}
