import type { Endpoint } from 'payload'
import { startUndo } from '../../../domain/people/personMerges'
import { undoSchema } from '../../../domain/people/personMerges/personMerge.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, readJson } from '../../answers'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { refuseWithout } from '../../refuseWithout'
import { mergeAnswer } from './mergeAnswer'

/**
 * `POST /api/person-merges/:id/undo` `{ reason }`: undoes a merge. Staff who decide about memberships only, with a
 * recent proof of who they are. Answers 202 `{ id, status }`, 400, 401, 403, 404, 409 for one that is undone, at work,
 * or followed by another merge of one of both.
 */
export const undo: Endpoint = {
  method: 'post',
  path: '/:id/undo',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req) ?? (await requireRecentAuth(req))
    if (refusal) return refusal
    const input = undoSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    return mergeAnswer(
      isObjectId(id) ? await startUndo(req, id, input.data.reason) : { problem: 'not_found' },
    )
  },
}
