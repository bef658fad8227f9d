import type { Endpoint } from 'payload'
import { findPublicationFile } from '../../domain/publications'
import { problem } from '../answers'
import { fileAnswer } from '../fileAnswer'

/**
 * `GET /api/publications/:id/file`: a publication's file, whole or in part. 404 for a publication that is not
 * published, has no file, or whose file is gone.
 */
export const file: Endpoint = {
  method: 'get',
  path: '/:id/file',
  handler: async (req) => {
    const found = await findPublicationFile(req, req.routeParams?.id)
    return found ? fileAnswer(req, found.file) : problem(404, 'not_found', 'This file could not be found')
  },
}
