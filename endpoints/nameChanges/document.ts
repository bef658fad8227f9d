import type { Endpoint } from 'payload'
import { NAME_CHANGE_TEXTS as TEXTS } from '../../domain/nameChanges/statuses.schema'
import { isAdmin } from '../../collections/access/roles'
import { modelOf } from '../../platform/database'
import { problem } from '../answers'
import { fileAnswer } from '../fileAnswer'
import { isObjectId } from '../../platform/isObjectId'

const MISSING = 'This document could not be found'

/** `GET /api/name-changes/:id/document`: the document of a request, for its owner and administrators. Answers 200, 206, 401, 404. */
export const document: Endpoint = {
  method: 'get',
  path: '/:id/document',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', TEXTS.signIn)
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', MISSING)
    const readable = { _id: id, ...(!isAdmin(req.user) && { user: req.user.id }) }
    const change = await modelOf(req.payload, 'name-changes')
      .findOne(readable, { document: 1 })
      .lean<{ document?: { toString: () => string } | null } | null>()
    if (!change?.document) return problem(404, 'not_found', MISSING)
    // `files` is closed to readers; who may read the document was decided above
    const stored = await req.payload.findByID({
      collection: 'files',
      id: change.document.toString(),
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
      req,
    })
    if (!stored) return problem(404, 'not_found', MISSING)
    const answer = await fileAnswer(req, stored)
    answer.headers.set('Cache-Control', 'private, no-store')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
}
