import type { Endpoint } from 'payload'
import { settleReport } from '../../domain/messages'
import { settleReportSchema } from '../../domain/messages/messages.schema'
import { recordChange } from '../../domain/audit/recordChange'
import { invalid, problem, readJson } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'

/**
 * `POST /api/message-reports/:id/settle` `{ note? }`: an administrator notes that a reported message was dealt with.
 * Answers 200, also when it is settled already, 400, 401, 403, 404.
 */
export const settle: Endpoint = {
  method: 'post',
  path: '/:id/settle',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const input = settleReportSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const wasOpen = isObjectId(id)
      ? await settleReport(req.payload, id, req.user.id, input.data.note)
      : undefined
    if (wasOpen === undefined) return problem(404, 'not_found', 'This report could not be found')
    if (wasOpen)
      await recordChange(req, {
        action: 'message-report.settled',
        subject: { collection: 'message-reports', id: String(id) },
        before: { status: 'open' },
        after: { status: 'settled' },
      })
    return Response.json({ status: 'settled' })
  },
}
