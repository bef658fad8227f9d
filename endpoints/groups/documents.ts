import { ObjectId } from 'mongodb'
import type { Endpoint } from 'payload'
import { addGroupDocument, findDocumentFile, removeGroupDocument } from '../../domain/groups'
import { groupDocumentSchema } from '../../domain/groups/groups.schema'
import { isObjectId } from '../../platform/isObjectId'
import { invalid, problem, readJson } from '../answers'
import { fileAnswer } from '../fileAnswer'
import { takeProblem } from '../publications/uploads/uploadProblem'
import { groupOf, groupProblem, scopeOf } from './groupAnswers'

const MISSING = 'This document could not be found'

/**
 * `POST /api/groups/:id/documents` `{ name, file }`: a document for the members of a group of the own branch; `file` is
 * the key of the upload. Sent again it is answered alike. Answers 201 `{ id }`, 400, 401, 403, 404, 409, 415.
 */
export const addDocument: Endpoint = {
  method: 'post',
  path: '/:id/documents',
  handler: async (req) => {
    const asked = await groupOf(req)
    if ('refusal' in asked) return asked.refusal
    const input = groupDocumentSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await addGroupDocument(req, asked.user, asked.group, input.data)
    if ('id' in result) return Response.json({ id: result.id }, { status: 201 })
    return takeProblem(result)
  },
}

/** `POST /api/groups/documents/:id/remove`: removes one of the own branch. Answers 200, 401, 403, 404. */
export const removeDocument: Endpoint = {
  method: 'post',
  path: '/documents/:id/remove',
  handler: async (req) => {
    const asked = await scopeOf(req)
    if ('refusal' in asked) return asked.refusal
    const id = req.routeParams?.id
    const outcome = isObjectId(id)
      ? await removeGroupDocument(req, asked.user, new ObjectId(id))
      : 'not_found'
    return outcome === 'not_found' ? groupProblem('not_found') : Response.json({ outcome })
  },
}

/**
 * `GET /api/groups/documents/:id/content`: the file, for those who are in the group today, its leads and staff. Answers
 * 200, 206, 401, 404 for everybody else.
 */
export const documentContent: Endpoint = {
  method: 'get',
  path: '/documents/:id/content',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in')
    const id = req.routeParams?.id
    const file = isObjectId(id) ? await findDocumentFile(req, req.user, new ObjectId(id)) : undefined
    if (!file) return problem(404, 'not_found', MISSING)
    const answer = await fileAnswer(req, file)
    answer.headers.set('Cache-Control', 'private, no-store')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
}
