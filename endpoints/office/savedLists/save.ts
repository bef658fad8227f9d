import type { Endpoint } from 'payload'
import { addList, changeList, deleteList } from '../../../domain/office/savedLists'
import { listChangeSchema, newListSchema } from '../../../domain/office/savedLists/savedLists.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { readJson } from '../../answers'
import { listReaderOf, readListInput, saveProblem } from './listAnswers'

/**
 * `POST /api/saved-lists/add` `{ name, isShared, definition, key }`: saves a list; the same `key` again adds nothing.
 * Answers 201 `{ id }`, 400, 401, 403.
 */
export const add: Endpoint = {
  method: 'post',
  path: '/add',
  handler: async (req) => {
    const read = readListInput(req, newListSchema, await readJson(req))
    if ('refusal' in read) return read.refusal
    const result = await addList(req, read.user, read.input)
    return 'problem' in result ? saveProblem(result.problem) : Response.json(result, { status: 201 })
  },
}

/**
 * `POST /api/saved-lists/:id/change` `{ name, isShared, definition, updatedAt }`: changes a list of one's own. Answers
 * 200 `{ outcome: 'changed' }`, 400, 401, 403, 404, 409 when it was changed in the meantime.
 */
export const change: Endpoint = {
  method: 'post',
  path: '/:id/change',
  handler: async (req) => {
    const read = readListInput(req, listChangeSchema, await readJson(req))
    if ('refusal' in read) return read.refusal
    const id = req.routeParams?.id
    if (!isObjectId(id)) return saveProblem('not_found')
    const result = await changeList(req, read.user, id, read.input)
    return 'problem' in result ? saveProblem(result.problem) : Response.json(result)
  },
}

/**
 * `POST /api/saved-lists/:id/delete`: deletes a list of one's own. Answers 200 `{ outcome: 'deleted' }`, 401, 403, 404.
 */
export const remove: Endpoint = {
  method: 'post',
  path: '/:id/delete',
  handler: async (req) => {
    const reader = listReaderOf(req)
    if ('refusal' in reader) return reader.refusal
    const id = req.routeParams?.id
    if (!isObjectId(id)) return saveProblem('not_found')
    const result = await deleteList(req, reader.user, id)
    return 'problem' in result ? saveProblem(result.problem) : Response.json(result)
  },
}
