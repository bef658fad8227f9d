import type { Endpoint } from 'payload'
import { startMerge } from '../../../domain/people/personMerges'
import { mergeSchema } from '../../../domain/people/personMerges/personMerge.schema'
import { invalid, readJson } from '../../answers'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { refuseWithout } from '../../refuseWithout'
import { mergeAnswer } from './mergeAnswer'

/**
 * `POST /api/person-merges/merge` `MergeInput`: merges one person into another. Staff who decide about memberships
 * only, with a recent proof of who they are. Answers 202 `{ id, status }`, 400, 401, 403, 404, 409 where something
 * stands against it or was changed meanwhile.
 */
export const merge: Endpoint = {
  method: 'post',
  path: '/merge',
  handler: async (req) => {
    const refusal = refuseWithout('memberships', req) ?? (await requireRecentAuth(req))
    if (refusal) return refusal
    const input = mergeSchema.safeParse(await readJson(req))
    return input.success ? mergeAnswer(await startMerge(req, input.data)) : invalid(input.error)
  },
}
