import type { Endpoint } from 'payload'
import { modelOf } from '../../platform/database'
import { recordChange } from '../../domain/audit/recordChange'
import { invalid, problem, readJson } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { handlingSchema } from '../../domain/contactMessages/handling.schema'

interface Handled {
  status: string
  assignee?: { toString: () => string } | null
  updatedAt: Date
}

/** The log says that a note was written, not what it says. */
const NOTE_CHANGED = 'changed'

const factsOf = ({ status, assignee }: Handled): Record<string, unknown> => ({
  status,
  assignee: assignee?.toString() ?? null,
})

/**
 * `POST /api/contact-messages/:id/handling` `{ status?, assignee?, note?, updatedAt }`: changes how far a message has
 * come, who looks after it and the staff's note, if nobody changed it since it was looked at.
 * Answers 200 `{ updatedAt }`, 400, 401, 403, 404, 409 when somebody changed it meanwhile.
 */
export const handle: Endpoint = {
  method: 'post',
  path: '/:id/handling',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = handlingSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', 'This message could not be found')
    const { updatedAt, ...change } = input.data
    const isColleague =
      !change.assignee ||
      (await modelOf(req.payload, 'roles').exists({ user: change.assignee, role: 'admin' }))
    if (!isColleague) return problem(400, 'no_colleague', 'A message can be assigned to administrators only.')
    const messages = modelOf(req.payload, 'contact-messages')
    const now = new Date()
    const before = await messages
      .findOneAndUpdate(
        { _id: id, updatedAt: new Date(updatedAt) },
        { $set: { ...change, updatedAt: now } },
        { timestamps: false },
      )
      .lean<Handled>()
    if (!before) {
      return (await messages.exists({ _id: id }))
        ? problem(
            409,
            'changed_meanwhile',
            'Someone has changed this in the meantime. Please check it again.',
          )
        : problem(404, 'not_found', 'This message could not be found')
    }
    await recordChange(req, {
      action: 'message.handled',
      subject: { collection: 'contact-messages', id },
      before: factsOf(before),
      after: { ...factsOf(before), ...change, ...(change.note !== undefined && { note: NOTE_CHANGED }) },
    })
    return Response.json({ updatedAt: now.toISOString() })
  },
}
