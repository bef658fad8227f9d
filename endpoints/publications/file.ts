import { findPublicationFile } from '../../domain/publications'
import { problem } from '../answers'
import { declareEndpoint } from '../declareEndpoint'
import { fileAnswer } from '../fileAnswer'
import { everybody } from '../guards'

/**
 * `GET /api/publications/:id/file`: a publication's file, whole or in part. 404 for a publication that is not
 * published, has no file, or whose file is gone.
 */
export const file = declareEndpoint({
  method: 'get',
  path: '/:id/file',
  access: everybody,
  handler: async (req) => {
    const found = await findPublicationFile(req, req.routeParams?.id)
    return found ? fileAnswer(req, found.file) : problem(404, 'not_found', 'This file could not be found')
  },
})
