import { randomUUID } from 'node:crypto'
import type { EventDetail } from '../../../../domain/events/events.schema'
import type { MessageList } from '../../../../domain/contactMessages/handling.schema'
import type { RenewalList } from '../../../../domain/renewals/renewals.schema'
import { issueInvoice } from '../../../../domain/invoices'
import { type Account, makeAccount, newEmail } from '../../../helpers/accounts'
import { applicationInput } from '../../../helpers/applications'
import { eventInput, makeEvent } from '../../../helpers/events'
import { enterGroup, makeGroup } from '../../../helpers/groups'
import { jsonOf } from '../../../helpers/jsonOf'
import { makeMembership } from '../../../helpers/memberships'
import { required } from '../../../helpers/required'
import type { RequestOptions, TestApp } from '../../../helpers/testPayload'

/** How operations are called, by method and path; the path that is asked where it has parameters. */
export type Calls = Record<string, RequestOptions & { path?: string }>
type Bodies = Record<string, { path?: string; body?: object }>

const eventCalls = async (app: TestApp, admin: Account, member: Account): Promise<Bodies> => {
  const [changed, cancelled] = await Promise.all([makeEvent(app.payload), makeEvent(app.payload)])
  const desk = (id: string) => `/api/events/${id}/desk`
  const detail = await jsonOf<EventDetail>(await app.request('GET', desk(changed.id), { as: admin }))
  await app.request('POST', `/api/events/${changed.id}/registration`, { as: member })
  return {
    'get /api/events/list': {},
    'post /api/events/list': { body: eventInput() },
    'get /api/events/{id}/desk': { path: desk(changed.id) },
    'post /api/events/{id}/desk': {
      path: desk(changed.id),
      body: { ...detail.form, location: 'Wau', updatedAt: detail.updatedAt },
    },
    'post /api/events/{id}/status': {
      path: `/api/events/${cancelled.id}/status`,
      body: { status: 'cancelled', updatedAt: cancelled.updatedAt },
    },
    'get /api/events/{id}/registrants': { path: `/api/events/${changed.id}/registrants` },
  }
}

const membershipCalls = async (app: TestApp): Promise<Bodies> => {
  const [newcomer, renewing] = await Promise.all([makeAccount(app.payload), makeAccount(app.payload)])
  await makeMembership(app.payload, renewing.id)
  await app.request('POST', '/api/renewals/request', { as: renewing, body: { years: 1 } })
  const admin = await makeAccount(app.payload, { roles: ['admin'] })
  const listed = await app.request('GET', `/api/renewals/list?q=${renewing.email}`, { as: admin })
  const [renewal] = (await jsonOf<RenewalList>(listed)).docs
  return {
    'get /api/memberships/{user}/record': { path: `/api/memberships/${renewing.id}/record` },
    'post /api/memberships/{user}/events': {
      path: `/api/memberships/${newcomer.id}/events`,
      body: {
        kind: 'added',
        date: '2026-01-31',
        reason: 'A paper form',
        grade: 'professional',
        registeredName: 'Nyandeng Deng',
      },
    },
    'get /api/renewals/list': {},
    'post /api/renewals/{id}/decision': {
      path: `/api/renewals/${required(renewal).id}/decision`,
      body: { status: 'declined' },
    },
  }
}

const messageCalls = async (app: TestApp, admin: Account): Promise<Bodies> => {
  const email = newEmail()
  for (const subject of ['Chapter', 'Fees'])
    await app.request('POST', '/api/contact-messages', {
      body: { name: 'Lado', email, subject, message: 'When?' },
    })
  const listed = await app.request('GET', `/api/contact-messages/list?q=${email}`, { as: admin })
  const [first, second] = (await jsonOf<MessageList>(listed)).docs
  return {
    'get /api/contact-messages/list': {},
    'post /api/contact-messages/{id}/handling': {
      path: `/api/contact-messages/${required(first).id}/handling`,
      body: { status: 'open', updatedAt: required(first).updatedAt },
    },
    'post /api/contact-messages/{id}/answer': {
      path: `/api/contact-messages/${required(second).id}/answer`,
      body: { text: 'On Friday.' },
    },
  }
}

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
  const invoice = await issueInvoice(payload, {
    key: randomUUID(),
    user: member.id,
    recipient: { name: 'A Member', email: member.email },
    purpose: 'other',
    currency: 'USD',
    lines: [{ description: 'A book', quantity: 1, unitMinor: 2500, account: 'otherIncome' }],
    dueAt: new Date(),
  })
  const task = { title: 'Call back', key: randomUUID() }
  const added = await jsonOf<{ id: string }>(
    await app.request('POST', '/api/tasks/add', { as: admin, body: task }),
  )
  const bodies: Bodies = {
    ...(await eventCalls(app, admin, member)),
    ...(await membershipCalls(app)),
    ...(await messageCalls(app, admin)),
    'get /api/groups/tree': {},
    'get /api/groups/{id}/people': { path: `/api/groups/${await groupOf(app, member)}/people` },
    'post /api/applications/{id}/status': {
      path: `/api/applications/${application.id}/status`,
      body: { status: 'under_review' },
    },
    'get /api/applications/list': {},
    'post /api/payments/record': {
      body: {
        method: 'cash',
        invoice: invoice.number,
        amount: '10',
        currency: 'USD',
        paidOn: '2026-01-31',
        book: randomUUID().slice(0, 8),
        number: '1',
      },
    },
    'get /api/payments/list': {},
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
  return Object.fromEntries(Object.entries(bodies).map(([name, call]) => [name, { as: admin, ...call }]))
}
