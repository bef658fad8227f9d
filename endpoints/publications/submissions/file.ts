import type { Endpoint } from 'payload'
import { findSubmissionFile } from '../../../domain/publications/submissions'
import { problem } from '../../answers'
import { fileAnswer } from '../../fileAnswer'

/**
 * `GET /api/submissions/:id/file`: the file of a submission, for its author and administrators. Answers 200,
 * 206, 401, 404.
 */
export const file: Endpoint = {
  method: 'get',
  path: '/:id/file',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in')
    const stored = await findSubmissionFile(req, req.routeParams?.id)
    return stored ? fileAnswer(req, stored) : problem(404, 'not_found', 'This file could not be found')
  },
}
