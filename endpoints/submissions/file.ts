import type { Endpoint } from 'payload'
import { problem } from '../answers'
import { fileAnswer } from '../fileAnswer'
import { isObjectId } from '../../platform/isObjectId'

/** `GET /api/submissions/:id/file`: a submitted paper, for its author and administrators. Answers 200, 206, 401, 404. */
export const file: Endpoint = {
  method: 'get',
  path: '/:id/file',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in')
    const missing = (): Response => problem(404, 'not_found', 'This file could not be found')
    const id = req.routeParams?.id
    if (!isObjectId(id)) return missing()
    const paper = await req.payload.findByID({
      collection: 'submissions',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    if (typeof paper?.file !== 'string') return missing()
    // `files` is closed to readers; who may read a paper may read its file
    const stored = await req.payload.findByID({
      collection: 'files',
      id: paper.file,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
      req,
    })
    return stored ? fileAnswer(req, stored) : missing()
  },
}
