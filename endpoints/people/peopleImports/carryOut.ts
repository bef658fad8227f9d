import type { Endpoint } from 'payload'
import { startImport } from '../../../domain/people/peopleImports'
import { isObjectId } from '../../../platform/isObjectId'
import { refuseWithout } from '../../refuseWithout'
import { startAnswer } from './startAnswer'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'

/**
 * `POST /api/people-imports/:id/import`: carries out the rows of a checked list that are decided, each once. Staff who
 * decide about memberships only. Answers 202 `{ status }`, 401 also without a recent proof, 403, 404, 409 when it is
 * not checked, or at work.
 */
export const carryOut: Endpoint = {
  method: 'post',
  path: '/:id/import',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req) ?? (await requireRecentAuth(req))
    if (refusal) return refusal
    const id = req.routeParams?.id
    return startAnswer(isObjectId(id) ? await startImport(req, id) : { problem: 'not_found' })
  },
}
