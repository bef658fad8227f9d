import { decideSubmission } from '../../../domain/publications/submissions'
import { decisionSchema } from '../../../domain/publications/submissions/submissions.schema'
import { CHANGED_MEANWHILE, problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { MEANWHILE, reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { changedAnswer, NO_PAPER, PAPER_ID } from '../publicationSchemas'

const PROBLEMS = {
  not_found: () => problem(404, 'not_found', 'This paper could not be found'),
  version_conflict: () => problem(409, 'changed_meanwhile', CHANGED_MEANWHILE),
}

/**
 * `POST /api/submissions/:id/decision` `Decision`: sets the status of a submission, with feedback for its
 * author, who gets a mail once it is accepted or declined. Answers 200 `{ updatedAt }`, 400, 401, 403, 404,
 * 409 when it is not based on the latest version.
 */
export const decide = declareEndpoint({
  method: 'post',
  path: '/:id/decision',
  operation: {
    tag: 'Staff: content',
    summary: 'Set the status of a paper, with feedback for its author',
    parameters: PAPER_ID,
    answers: { ...reads(changedAnswer, 'Set'), ...NO_PAPER, ...MEANWHILE },
  },
  access: withRight('content'),
  body: decisionSchema,
  handler: async (req, { body }) => {
    const decided = await decideSubmission(req, req.routeParams?.id, body)
    return 'refusal' in decided ? PROBLEMS[decided.refusal]() : Response.json(decided)
  },
})
