import { type ApiKeyProblem, createApiKey } from '../../../domain/integrations/apiKeys'
import { apiKeySchema } from '../../../domain/integrations/apiKeys/apiKeys.schema'
import { fieldProblem, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds } from '../../describedAnswers'
import { withProof, withRight } from '../../guards'
import { createdAnswer } from '../integrationSchemas'

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
 * `POST /api/api-keys` `{ name, permissions, requestsPerMinute, lastDay }`: makes a key. Answers 201
 * `CreatedApiKey`, the only answer with the key itself; 400, 401 without a session or a recent sign-in, 403.
 */
export const create = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: integrations',
    summary: 'Make an API key; nobody gives a permission for what they may not read',
    answers: { ...adds(createdAnswer, 'Made') },
  },
  access: withProof(withRight('site')),
  body: apiKeySchema,
  handler: async (req, { user, body }) => {
    const result = await createApiKey(req, user, body)
    return 'problem' in result
      ? refusalOf(result.problem)
      : Response.json(result, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
})
