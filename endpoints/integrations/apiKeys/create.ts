import type { Endpoint } from 'payload'
import { type ApiKeyProblem, createApiKey } from '../../../domain/integrations/apiKeys'
import { apiKeySchema } from '../../../domain/integrations/apiKeys/apiKeys.schema'
import { fieldProblem, invalid, problem, readJson } from '../../answers'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { refuseWithout } from '../../refuseWithout'

const refusalOf = (refused: ApiKeyProblem): Response => {
  if (refused === 'forbidden_permission')
    return problem(403, 'forbidden', 'You cannot give a permission for records that you may not read.')
  return fieldProblem(
    400,
    refused,
    'lastDay',
    refused === 'past' ? 'This day is past' : 'A key works for two years at most',
  )
}

/**
 * `POST /api/api-keys/create` `{ name, permissions, requestsPerMinute, lastDay }`: makes a key. Answers 201
 * `CreatedApiKey`, the only answer with the key itself; 400, 401 without a session or a recent sign-in, 403.
 */
export const create: Endpoint = {
  method: 'post',
  path: '/create',
  handler: async (req) => {
    const refusal = refuseWithout('site', req) ?? (await requireRecentAuth(req))
    if (refusal) return refusal
    const { user } = req
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    const input = apiKeySchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await createApiKey(req, user, input.data)
    return 'problem' in result
      ? refusalOf(result.problem)
      : Response.json(result, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
}
