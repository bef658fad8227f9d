import { ObjectId } from 'mongodb'
import { addGroupDocument, findDocumentFile, removeGroupDocument } from '../../domain/groups'
import { groupDocumentSchema } from '../../domain/groups/groups.schema'
import { isObjectId } from '../../platform/isObjectId'
import { problem } from '../answers'
import { outcomeAnswer } from '../answerSchemas'
import { declareEndpoint } from '../declareEndpoint'
import { adds, reads, sends } from '../describedAnswers'
import { fileAnswer } from '../fileAnswer'
import { admittedBy, signedIn } from '../guards'
import { takeProblem } from '../publications/uploads/uploadProblem'
import { groupOf, groupProblem, scopeOf } from './groupAnswers'
import { GROUP_ID, NO_GROUP, NO_RECORD } from './groupPeopleSchemas'
import { idAnswer } from './groupSchemas'

const MISSING = 'This document could not be found'

/**
 * `POST /api/groups/:id/documents` `{ name, file }`: a document for the members of a group of the own branch; `file` is
 * the key of the upload. Sent again it is answered alike. Answers 201 `{ id }`, 400, 401, 403, 404, 409, 415.
 */
export const addDocument = declareEndpoint({
  method: 'post',
  path: '/:id/documents',
  operation: {
    tag: 'Staff: groups',
    summary: 'Add a document for the members of a group; sent again it is answered alike',
    parameters: GROUP_ID,
    answers: {
      ...adds(idAnswer, 'Added'),
      ...NO_GROUP,
      409: 'The upload is not complete',
      415: 'The file is of another kind',
    },
  },
  access: admittedBy(groupOf),
  body: groupDocumentSchema,
  handler: async (req, { user, group, body }) => {
    const result = await addGroupDocument(req, user, group, body)
    if ('id' in result) return Response.json({ id: result.id }, { status: 201 })
    return takeProblem(result)
  },
})

/** `POST /api/groups/documents/:id/remove`: removes one of the own branch. Answers 200, 401, 403, 404. */
export const removeDocument = declareEndpoint({
  method: 'post',
  path: '/documents/:id/remove',
  operation: {
    tag: 'Staff: groups',
    summary: 'Remove a document of a group',
    parameters: { id: 'The id of the document.' },
    answers: { ...reads(outcomeAnswer('removed'), 'Removed'), ...NO_RECORD },
  },
  access: admittedBy(scopeOf),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    const outcome = isObjectId(id) ? await removeGroupDocument(req, user, new ObjectId(id)) : 'not_found'
    return outcome === 'not_found' ? groupProblem('not_found') : Response.json({ outcome })
  },
})

/**
 * `GET /api/groups/documents/:id/content`: the file, for those who are in the group today, its leads and staff. Answers
 * 200, 206, 401, 404 for everybody else.
 */
export const documentContent = declareEndpoint({
  method: 'get',
  path: '/documents/:id/content',
  operation: {
    tag: 'Staff: groups',
    summary: 'A document of a group',
    parameters: { id: 'The id of the document.' },
    answers: {
      ...sends('*/*', 'The document'),
      206: { description: 'The part that was asked for', file: '*/*' },
      ...NO_RECORD,
    },
  },
  access: signedIn('Please sign in'),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    const file = isObjectId(id) ? await findDocumentFile(req, user, new ObjectId(id)) : undefined
    if (!file) return problem(404, 'not_found', MISSING)
    const answer = await fileAnswer(req, file)
    answer.headers.set('Cache-Control', 'private, no-store')
    answer.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
    return answer
  },
})
