import { openList, readSavedList } from '../../../domain/office/savedLists'
import type { ListCount } from '../../../domain/office/savedLists/listRows.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { listReaderOf, listRefusal, saveProblem } from './listAnswers'
import { countAnswer, IS_GONE, LIST_ID, NO_LIST, savedList } from './listSchemas'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }

/** `GET /api/saved-lists/:id/saved`: a saved list, without its rows. Answers 200 `SavedListView`, 401, 403, 404. */
export const one = declareEndpoint({
  method: 'get',
  path: '/:id/saved',
  operation: {
    tag: 'Staff: lists',
    summary: 'A saved list, without its rows',
    parameters: LIST_ID,
    answers: { ...reads(savedList, 'The list'), ...NO_LIST },
  },
  access: admittedBy(listReaderOf),
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    const saved = isObjectId(id) ? await readSavedList(req.payload, user, id) : undefined
    return saved ? Response.json(saved, NO_STORE) : saveProblem('not_found')
  },
})

/**
 * `GET /api/saved-lists/:id/count`: how many rows a saved list has at the moment, and how many people. Answers 200
 * `{ rows, people }`, 401, 403, 404, 409 when it names what is gone.
 */
export const count = declareEndpoint({
  method: 'get',
  path: '/:id/count',
  operation: {
    tag: 'Staff: lists',
    summary: 'How many rows a saved list has at the moment, and how many people',
    parameters: LIST_ID,
    answers: { ...reads(countAnswer, 'The numbers'), ...NO_LIST, ...IS_GONE },
  },
  access: admittedBy(listReaderOf),
  handler: async (req, { user }) => {
    const { payload } = req
    const id = req.routeParams?.id
    const saved = isObjectId(id) ? await readSavedList(payload, user, id) : undefined
    if (!saved) return saveProblem('not_found')
    const { definition } = saved
    const list = await openList(payload, definition, user)
    if ('problem' in list) return listRefusal(list)
    const rows = await list.count()
    const isOnePerPerson = definition.subject === 'people' || definition.subject === 'memberships'
    const people = isOnePerPerson ? rows : await list.countPeople()
    return Response.json({ rows, people } satisfies ListCount, NO_STORE)
  },
})
