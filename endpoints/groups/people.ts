import type { Endpoint } from 'payload'
import { listGroupPeople, streamGroupPeople } from '../../domain/groups'
import { groupPeopleSchema } from '../../domain/groups/groups.schema'
import { invalid } from '../answers'
import { csvAnswer } from '../csvAnswer'
import { groupOf, privately } from './groupAnswers'

/**
 * `GET /api/groups/:id/people?q=&of=&state=&page=`: a page of the people of a group of the own branch (`of`: `group`,
 * `branch`; `state`: `current`, `ended`). Answers 200 `GroupPeople`, 400, 401, 403, 404.
 */
export const people: Endpoint = {
  method: 'get',
  path: '/:id/people',
  handler: async (req) => {
    const asked = await groupOf(req)
    if ('refusal' in asked) return asked.refusal
    const filter = groupPeopleSchema.safeParse(req.query)
    if (!filter.success) return invalid(filter.error)
    return privately(await listGroupPeople(req.payload, asked.group, filter.data))
  },
}

const COLUMNS = ['Name', 'Email', 'Membership number', 'Group', 'From', 'Until']

/**
 * `GET /api/groups/:id/people.csv?q=&of=&state=`: all of them as a file. Answers 200, 400, 401 also without a recent
 * proof of identity, 403, 404. Recorded in the security log.
 */
export const exportPeople: Endpoint = {
  method: 'get',
  path: '/:id/people.csv',
  handler: async (req) => {
    const asked = await groupOf(req)
    if ('refusal' in asked) return asked.refusal
    const filter = groupPeopleSchema.safeParse(req.query)
    if (!filter.success) return invalid(filter.error)
    const found = streamGroupPeople(req.payload, asked.group, filter.data)
    const rows = (async function* () {
      for await (const { fullName, email, number, group, startsOn, endsOn } of found)
        yield [fullName, email, number, group.name, startsOn, endsOn]
    })()
    return csvAnswer(req, 'group', COLUMNS, rows)
  },
}
