import { z } from 'zod'
import { addList, changeList, deleteList } from '../../../domain/office/savedLists'
import { listChangeSchema, newListSchema } from '../../../domain/office/savedLists/savedLists.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { adds, MEANWHILE, reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { listReaderOf, saveProblem } from './listAnswers'
import { LIST_ID, NO_LIST } from './listSchemas'

/**
 * `POST /api/saved-lists` `{ name, isShared, definition, key }`: saves a list; the same `key` again adds nothing.
 * Answers 201 `{ id }`, 400, 401, 403.
 */
export const add = declareEndpoint({
  method: 'post',
  path: '/',
  operation: {
    tag: 'Staff: lists',
    summary: 'Save a list; the same key again adds nothing',
    answers: { ...adds(z.object({ id: z.string() }), 'Saved') },
  },
  access: admittedBy(listReaderOf),
  body: newListSchema,
  handler: async (req, { user, body }) => {
    const result = await addList(req, user, body)
    return 'problem' in result ? saveProblem(result.problem) : Response.json(result, { status: 201 })
  },
})

/**
 * `POST /api/saved-lists/:id/change` `{ name, isShared, definition, updatedAt }`: changes a list of one's own. Answers
 * 200 `{ outcome: 'changed' }`, 400, 401, 403, 404, 409 when it was changed in the meantime.
 */
export const change = declareEndpoint({
  method: 'post',
  path: '/:id/change',
  operation: {
    tag: 'Staff: lists',
    summary: 'Change a list of one’s own',
    parameters: LIST_ID,
    answers: { ...reads(outcomeAnswer('changed'), 'Changed'), ...NO_LIST, ...MEANWHILE },
  },
  access: admittedBy(listReaderOf),
  body: listChangeSchema,
  handler: async (req, { user, body }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return saveProblem('not_found')
    const result = await changeList(req, user, id, body)
    return 'problem' in result ? saveProblem(result.problem) : Response.json(result)
  },
})

/**
 * `POST /api/saved-lists/:id/delete`: deletes a list of one's own. Answers 200 `{ outcome: 'deleted' }`, 401, 403, 404.
 */
export const remove = declareEndpoint({
  method: 'post',
  path: '/:id/delete',
  operation: {
    tag: 'Staff: lists',
    summary: 'Delete a list of one’s own',
    parameters: LIST_ID,
    answers: { ...reads(outcomeAnswer('deleted'), 'Deleted'), ...NO_LIST },
  },
  access: admittedBy(listReaderOf),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return saveProblem('not_found')
    const result = await deleteList(req, user, id)
    return 'problem' in result ? saveProblem(result.problem) : Response.json(result)
  },
})
