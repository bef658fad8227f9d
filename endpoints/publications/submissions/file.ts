import { findSubmissionFile } from '../../../domain/publications/submissions'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { PDF, sends } from '../../describedAnswers'
import { fileAnswer } from '../../fileAnswer'
import { signedIn } from '../../guards'
import { PAPER_ID } from '../publicationSchemas'

/**
 * `GET /api/submissions/:id/file`: the file of a submission, for its author and administrators. Answers 200,
 * 206, 401, 404.
 */
export const file = declareEndpoint({
  method: 'get',
  path: '/:id/file',
  operation: {
    tag: 'Staff: content',
    summary: 'The file of a paper',
    parameters: PAPER_ID,
    answers: {
      ...sends(PDF, 'The paper'),
      206: { description: 'The part that was asked for', file: PDF },
      404: 'There is no such file, or it is of somebody else',
    },
  },
  access: signedIn('Please sign in'),
  handler: async (req) => {
    const stored = await findSubmissionFile(req, req.routeParams?.id)
    return stored ? fileAnswer(req, stored) : problem(404, 'not_found', 'This file could not be found')
  },
})
