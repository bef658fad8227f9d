import { ObjectId } from 'mongodb'
import type { Endpoint, PayloadRequest } from 'payload'
import { keepOffice, listOffices } from '../../domain/groups'
import type { GroupOffices } from '../../domain/groups/groupTexts.schema'
import { officeTermSchema } from '../../domain/groups/groups.schema'
import { isObjectId } from '../../platform/isObjectId'
import { invalid, readJson } from '../answers'
import { refuseWithout } from '../refuseWithout'
import { groupProblem, privately, scopeOf } from './groupAnswers'

/** `GET /api/groups/offices`: the terms of office of the association. For staff of groups. Answers 200, 401, 403. */
export const offices: Endpoint = {
  method: 'get',
  path: '/offices',
  handler: async (req) => {
    const refusal = refuseWithout('groups', req)
    return refusal ?? privately({ offices: await listOffices(req.payload, null) } satisfies GroupOffices)
  },
}

const keep = async (req: PayloadRequest, id: ObjectId | undefined, status: number): Promise<Response> => {
  const asked = await scopeOf(req)
  if ('refusal' in asked) return asked.refusal
  const input = officeTermSchema.safeParse(await readJson(req))
  if (!input.success) return invalid(input.error)
  const result = await keepOffice(req, asked.user, input.data, id)
  return 'problem' in result ? groupProblem(result.problem) : Response.json(result, { status })
}

/**
 * `POST /api/groups/offices` `{ title, group, post, user, name, startsOn, endsOn }`: enters a term of office: of a
 * group of the own branch, or of the association by staff of groups. Answers 201 `{ id }`, 400, 401, 403, 404.
 */
export const addOffice: Endpoint = {
  method: 'post',
  path: '/offices',
  handler: (req) => keep(req, undefined, 201),
}

/** `POST /api/groups/offices/:id/change`: changes a term of office. Answers 200 `{ id }`, 400, 401, 403, 404. */
export const changeOffice: Endpoint = {
  method: 'post',
  path: '/offices/:id/change',
  handler: async (req) => {
    const id = req.routeParams?.id
    const asked = await scopeOf(req)
    if ('refusal' in asked) return asked.refusal
    return isObjectId(id) ? keep(req, new ObjectId(id), 200) : groupProblem('not_found')
  },
}
