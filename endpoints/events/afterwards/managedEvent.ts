import type { PayloadRequest } from 'payload'
import { findStaffEvent } from '../../../domain/events'
import type { Event } from '../../../payload-types'
import { type Guard, type SignedInUser, admittedBy } from '../../guards'
import { eventNotFound } from '../answerChange'
import { staffScope } from '../staffScope'

/** Who manages the event of the path. */
export const managedEvent: Guard<{ event: Event; user: SignedInUser }> = admittedBy(
  async (req: PayloadRequest) => {
    const scope = staffScope(req, 'changeEvents')
    if ('refusal' in scope) return scope
    const found = await findStaffEvent(req, req.routeParams?.id)
    return found ? { event: found.event, user: scope.user } : { refusal: eventNotFound() }
  },
)
