import { z } from 'zod'
import { handlesMemberships } from '../../../collections/access/roles'
import { decideNomination } from '../../../domain/membership/nominations'
import { nominationDecisionSchema } from '../../../domain/membership/nominations/nomination.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { allowedBy } from '../../guards'

const PROBLEMS = {
  not_found: { status: 404, text: 'This nomination could not be found' },
  decided: { status: 409, text: 'A colleague has decided this nomination otherwise' },
  not_confirmed: { status: 409, text: 'The nominee and the nominators have not all confirmed yet' },
} as const

/**
 * `POST /api/nominations/:id/decision` `{ status, note }`: approves a nomination, which gives the grade, or declines
 * it. Answers 200 `{ status }`, 400, 401, 403, 404, 409 before the confirmations and when a colleague decided
 * otherwise.
 */
export const decision = declareEndpoint({
  method: 'post',
  path: '/:id/decision',
  operation: {
    tag: 'Staff: content',
    summary: 'Approve a nomination, which gives the grade, or decline it',
    parameters: { id: 'The id of the nomination.' },
    answers: {
      ...reads(z.object({ status: z.enum(['approved', 'declined']) }), 'Decided'),
      404: 'There is no such nomination',
      409: 'Not everybody has confirmed, or a colleague decided otherwise',
    },
  },
  access: allowedBy(handlesMemberships),
  body: nominationDecisionSchema,
  handler: async (req, { user, body }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await decideNomination(req, id, body, user.id)
      : { problem: 'not_found' as const }
    if (!('problem' in result)) return Response.json(result)
    const { status, text } = PROBLEMS[result.problem]
    return problem(status, result.problem, text)
  },
})
