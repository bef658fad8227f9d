import { ObjectId } from 'mongodb'
import { keepOffice, listOffices } from '../../domain/groups'
import { officeTermSchema } from '../../domain/groups/groups.schema'
import type { GroupOffices } from '../../domain/groups/groupTexts.schema'
import { isObjectId } from '../../platform/isObjectId'
import { declareEndpoint } from '../declareEndpoint'
import { adds, reads } from '../describedAnswers'
import { admittedBy, withRight } from '../guards'
import { groupProblem, privately, scopeOf } from './groupAnswers'
import { NO_RECORD } from './groupPeopleSchemas'
import { idAnswer, officesAnswer } from './groupSchemas'

/** `GET /api/groups/offices`: the terms of office of the association. For staff of groups. Answers 200, 401, 403. */
export const offices = declareEndpoint({
  method: 'get',
  path: '/offices',
  operation: {
    tag: 'Staff: groups',
    summary: 'The terms of office of the association',
    answers: { ...reads(officesAnswer, 'The terms of office') },
  },
  access: withRight('groups'),
  handler: async (req) => privately({ offices: await listOffices(req.payload, null) } satisfies GroupOffices),
})

/**
 * `POST /api/groups/offices` `{ title, group, post, user, name, startsOn, endsOn }`: enters a term of office: of a
 * group of the own branch, or of the association by staff of groups. Answers 201 `{ id }`, 400, 401, 403, 404.
 */
export const addOffice = declareEndpoint({
  method: 'post',
  path: '/offices',
  operation: {
    tag: 'Staff: groups',
    summary: 'Enter a term of office of a group or of the association',
    answers: { ...adds(idAnswer, 'Entered'), ...NO_RECORD },
  },
  access: admittedBy(scopeOf),
  body: officeTermSchema,
  handler: async (req, { user, body }) => {
    const result = await keepOffice(req, user, body)
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result, { status: 201 })
  },
})

/** `POST /api/groups/offices/:id/change`: changes a term of office. Answers 200 `{ id }`, 400, 401, 403, 404. */
export const changeOffice = declareEndpoint({
  method: 'post',
  path: '/offices/:id/change',
  operation: {
    tag: 'Staff: groups',
    summary: 'Change a term of office',
    parameters: { id: 'The id of the term of office.' },
    answers: { ...reads(idAnswer, 'Changed'), ...NO_RECORD },
  },
  access: admittedBy(scopeOf),
  body: officeTermSchema,
  handler: async (req, { user, body }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return groupProblem('not_found')
    const result = await keepOffice(req, user, body, new ObjectId(id))
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result)
  },
})
