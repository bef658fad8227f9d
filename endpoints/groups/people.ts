import { listGroupPeople, streamGroupPeople } from '../../domain/groups'
import { groupPeopleSchema } from '../../domain/groups/groups.schema'
import { declareEndpoint } from '../declareEndpoint'
import { declareTable } from '../declareTable'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { groupOf, privately } from './groupAnswers'
import { GROUP_ID, NO_GROUP } from './groupPeopleSchemas'
import { peopleAnswer } from './groupTreeSchemas'

/**
 * `GET /api/groups/:id/people?q=&of=&state=&page=`: a page of the people of a group of the own branch (`of`: `group`,
 * `branch`; `state`: `current`, `ended`). Answers 200 `GroupPeople`, 400, 401, 403, 404.
 */
export const people = declareEndpoint({
  method: 'get',
  path: '/:id/people',
  operation: {
    tag: 'Staff: groups',
    summary: 'The people of a group, or of its branch',
    parameters: { id: 'The id of the group.' },
    answers: {
      ...reads(peopleAnswer, 'A page of people'),
      404: 'There is no such group, or it is of another branch',
    },
  },
  access: admittedBy(groupOf),
  query: groupPeopleSchema,
  handler: async (req, { group, query }) => privately(await listGroupPeople(req.payload, group, query)),
})

const COLUMNS = ['Name', 'Email', 'Membership number', 'Group', 'From', 'Until']

/**
 * `GET /api/groups/:id/people.csv?q=&of=&state=` and `.xlsx`: all of them as a file. Answers 200, 400, 401 also without a recent
 * proof of identity, 403, 404. Recorded in the security log.
 */
export const exportPeople = declareTable({
  path: '/:id/people',
  operation: {
    tag: 'Staff: groups',
    summary: 'The people of a group, or of its branch, as a table',
    parameters: GROUP_ID,
    answers: NO_GROUP,
  },
  access: admittedBy(groupOf),
  query: groupPeopleSchema,
  table: async (req, { group, query }) => {
    const found = streamGroupPeople(req.payload, group, query)
    const rows = (async function* () {
      for await (const { fullName, email, number, group, startsOn, endsOn } of found)
        yield [fullName, email, number, group.name, startsOn, endsOn]
    })()
    return { name: 'group', header: COLUMNS, rows }
  },
})
