import { removeDocument } from '../../../domain/membership/applications'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `POST /api/application-documents/:id/remove`: removes an own document while the application is open or not sent.
 * Answers 200, 401, 404 also for another person's and for one of a decided application, 409 for the only one of
 * those that the grade of an application that was sent needs.
 */
export const remove = declareEndpoint({
  method: 'post',
  path: '/:id/remove',
  access: signedIn('Please sign in to see your documents'),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    const outcome = isObjectId(id) ? await removeDocument(req, user.id, id) : 'not_found'
    if (outcome === 'removed') return Response.json({})
    return outcome === 'needed'
      ? problem(
          409,
          'needed',
          'Your grade needs this document. Send another one first, then remove this one.',
        )
      : problem(404, 'not_found', 'This document could not be found')
  },
})
