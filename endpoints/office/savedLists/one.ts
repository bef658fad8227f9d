import type { Endpoint } from 'payload'
import { openList, readSavedList } from '../../../domain/office/savedLists'
import type { ListCount } from '../../../domain/office/savedLists/listRows.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { listReaderOf, listRefusal, saveProblem } from './listAnswers'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }

/** `GET /api/saved-lists/:id/saved`: a saved list, without its rows. Answers 200 `SavedListView`, 401, 403, 404. */
export const one: Endpoint = {
  method: 'get',
  path: '/:id/saved',
  handler: async (req) => {
    const reader = listReaderOf(req)
    if ('refusal' in reader) return reader.refusal
    const id = req.routeParams?.id
    const saved = isObjectId(id) ? await readSavedList(req.payload, reader.user, id) : undefined
    return saved ? Response.json(saved, NO_STORE) : saveProblem('not_found')
  },
}

/**
 * `GET /api/saved-lists/:id/count`: how many rows a saved list has at the moment, and how many people. Answers 200
 * `{ rows, people }`, 401, 403, 404, 409 when it names what is gone.
 */
export const count: Endpoint = {
  method: 'get',
  path: '/:id/count',
  handler: async (req) => {
    const reader = listReaderOf(req)
    if ('refusal' in reader) return reader.refusal
    const { payload } = req
    const id = req.routeParams?.id
    const saved = isObjectId(id) ? await readSavedList(payload, reader.user, id) : undefined
    if (!saved) return saveProblem('not_found')
    const { definition } = saved
    const list = await openList(payload, definition, reader.user)
    if ('problem' in list) return listRefusal(list)
    const rows = await list.count()
    const isOnePerPerson = definition.subject === 'people' || definition.subject === 'memberships'
    const people = isOnePerPerson ? rows : await list.countPeople()
    return Response.json({ rows, people } satisfies ListCount, NO_STORE)
  },
}
