import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { GroupPeople, GroupRequests } from '../../../../../domain/groups/groupTexts.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { enterGroup } from '../../../../helpers/groups'
import { makeMembership } from '../../../../helpers/memberships'
import { required } from '../../../../helpers/required'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'
import { sendFile } from './sendFile'

/** On a group of their own, with people, offices, documents and a request to join. */
export const groupCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const { payload } = app
  const ask = asker(app, admin)
  const add = (path: string, body: object) => ask<{ id: string }>('POST', path, { body })
  const facts = () => ({ name: `Committee ${randomUUID()}`, kind: 'committee', isPublic: true })
  const group = await add('/api/groups', facts())
  const [member, other, joining] = [
    await makeAccount(payload),
    await makeAccount(payload),
    await makeAccount(payload),
  ]
  await enterGroup(payload, new ObjectId(group.id), member.id)
  await makeMembership(payload, joining.id)
  const at = (part: string) => `/api/groups/${group.id}/${part}`
  await app.request('POST', at('join'), { as: joining, body: { note: 'I build bridges.' } })
  const { docs: terms } = await ask<GroupPeople>('GET', at('people'))
  const { docs: requests } = await ask<GroupRequests>('GET', `/api/groups/requests?group=${group.id}`)
  const office = { title: 'Chair', group: group.id, name: 'Nyandeng Deng', startsOn: '2026-01-01' }
  const document = async () => ({
    name: 'Minutes',
    file: await sendFile(app, admin, 'groupDocument'),
  })
  const [held, read, removed, changed] = [
    await add('/api/groups/offices', office),
    await add(at('documents'), await document()),
    await add(at('documents'), await document()),
    await add('/api/groups', facts()),
  ]
  await add('/api/groups/offices', { ...office, title: 'President', group: null })
  return {
    'get /api/groups/tree': {},
    'get /api/groups/{id}/people': { path: at('people') },
    'get /api/groups/{id}/people.csv': { path: at('people.csv') },
    'get /api/groups/{id}/people.xlsx': { path: at('people.xlsx') },
    'get /api/groups/{id}/record': { path: at('record') },
    'get /api/groups/{id}/candidates': { path: at('candidates?q=Nyandeng') },
    'post /api/groups': { body: facts() },
    'post /api/groups/{id}/change': { path: `/api/groups/${changed.id}/change`, body: facts() },
    'post /api/groups/{id}/people': {
      path: at('people'),
      body: { user: other.id, startsOn: '2026-01-01' },
    },
    'post /api/groups/terms/{id}/change': {
      path: `/api/groups/terms/${required(terms[0]).id}/change`,
      body: { startsOn: '2026-01-01', endsOn: '2030-12-31' },
    },
    'get /api/groups/requests': {},
    'post /api/groups/requests/{id}/decision': {
      path: `/api/groups/requests/${required(requests[0]).id}/decision`,
      body: { status: 'accepted' },
    },
    'get /api/groups/offices': {},
    'post /api/groups/offices': { body: { ...office, title: 'Secretary' } },
    'post /api/groups/offices/{id}/change': {
      path: `/api/groups/offices/${held.id}/change`,
      body: { ...office, endsOn: '2030-12-31' },
    },
    'post /api/groups/{id}/documents': { path: at('documents'), body: await document() },
    'get /api/groups/documents/{id}/content': { path: `/api/groups/documents/${read.id}/content` },
    'post /api/groups/documents/{id}/remove': { path: `/api/groups/documents/${removed.id}/remove` },
  }
}
