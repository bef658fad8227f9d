import type { Endpoint } from 'payload'
import { removeDocument } from '../../domain/applications'
import { isObjectId } from '../../platform/isObjectId'
import { problem } from '../answers'

/**
 * `POST /api/application-documents/:id/remove`: removes an own document while the application is open or not sent.
 * Answers 200, 401, 404 also for another person's and for one of a decided application.
 */
export const remove: Endpoint = {
  method: 'post',
  path: '/:id/remove',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to see your documents')
    const id = req.routeParams?.id
    return isObjectId(id) && (await removeDocument(req, req.user.id, id))
      ? Response.json({})
      : problem(404, 'not_found', 'This document could not be found')
  },
}
