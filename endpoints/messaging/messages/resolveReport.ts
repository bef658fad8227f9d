import type { Endpoint } from 'payload'
import { resolveReport } from '../../../domain/messaging/messages'
import type { ReportSettled } from '../../../domain/messaging/messages/messageTexts.schema'
import { resolveReportSchema } from '../../../domain/messaging/messages/messages.schema'
import { invalid, problem, readJson } from '../../answers'
import { isObjectId } from '../../../platform/isObjectId'
import { refuseUnlessAdmin } from '../../refuseUnlessAdmin'

/**
 * `POST /api/message-reports/:id/settle` `{ note? }`: an administrator notes that a reported message was dealt with.
 * Answers 200, also when it is settled already, 400, 401, 403, 404.
 */
export const resolve: Endpoint = {
  method: 'post',
  path: '/:id/settle',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const input = resolveReportSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const isFound = isObjectId(id) && (await resolveReport(req, id, req.user.id, input.data.note))
    if (!isFound) return problem(404, 'not_found', 'This report could not be found')
    return Response.json({ status: 'settled' } satisfies ReportSettled)
  },
}
