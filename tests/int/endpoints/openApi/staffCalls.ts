import { randomUUID } from 'node:crypto'
import { type Account, newEmail } from '../../../helpers/accounts'
import { applicationInput } from '../../../helpers/applications'
import { enterGroup, makeGroup } from '../../../helpers/groups'
import { jsonOf } from '../../../helpers/jsonOf'
import type { TestApp } from '../../../helpers/testPayload'
import type { Calls } from './calls/calls.types'
import { eventCalls } from './calls/eventCalls'
import { feeCalls } from './calls/feeCalls'
import { invoiceCalls } from './calls/invoiceCalls'
import { ledgerCalls } from './calls/ledgerCalls'
import { membershipCalls } from './calls/membershipCalls'
import { messageCalls } from './calls/messageCalls'
import { paymentCalls } from './calls/paymentCalls'
import { statementCalls } from './calls/statementCalls'

/** A group that a person is in. @returns its id */
const groupOf = async ({ payload }: TestApp, { id }: Account): Promise<string> => {
  const group = await makeGroup(payload)
  await enterGroup(payload, group, id)
  return group.toHexString()
}

/** How the operations of staff are called, on records of their own. */
export const staffCalls = async (app: TestApp, admin: Account, member: Account): Promise<Calls> => {
  const { payload } = app
  const person = (part: string) => `/api/users/${member.id}/${part}`
  const application = (await payload.db.create({
    collection: 'applications',
    data: { ...applicationInput(), user: member.id, status: 'pending', revision: 0 },
  })) as { id: string }
  const task = { title: 'Call back', key: randomUUID() }
  const added = await jsonOf<{ id: string }>(
    await app.request('POST', '/api/tasks/add', { as: admin, body: task }),
  )
  const calls: Calls = {
    ...(await eventCalls(app, admin, member)),
    ...(await membershipCalls(app)),
    ...(await messageCalls(app, admin)),
    ...(await paymentCalls(app, admin)),
    ...(await invoiceCalls(app, admin)),
    ...(await feeCalls(app, admin)),
    ...(await statementCalls(app, admin)),
    ...ledgerCalls(),
    'get /api/groups/tree': {},
    'get /api/groups/{id}/people': { path: `/api/groups/${await groupOf(app, member)}/people` },
    'post /api/applications/{id}/status': {
      path: `/api/applications/${application.id}/status`,
      body: { status: 'under_review' },
    },
    'get /api/applications/list': {},
    'post /api/tasks/add': { body: task },
    'get /api/tasks/list': { path: '/api/tasks/list?view=all' },
    'post /api/tasks/{id}/done': { path: `/api/tasks/${added.id}/done`, body: { isDone: true } },
    'get /api/saved-lists/rows': { path: '/api/saved-lists/rows?subject=people' },
    'get /api/users/list': {},
    'get /api/users/{id}/account': { path: person('account') },
    'get /api/users/{id}/details': { path: person('details') },
    'post /api/users/{id}/details': {
      path: person('details'),
      body: { details: { phone: '+211 912 000 001' }, seen: { phone: null } },
    },
    'post /api/users/{id}/address': {
      path: person('address'),
      body: { email: newEmail(), reason: 'Came to the office.' },
    },
    'post /api/users/{id}/notes': {
      path: person('notes'),
      body: { note: 'Prefers to be called.', key: randomUUID() },
    },
  }
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { as: admin, ...call }]))
}
