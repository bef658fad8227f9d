import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../../../platform/database'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { applicationInput } from '../../../helpers/applications'
import { createDocument } from '../../../helpers/createDocument'
import { makeInvoice } from '../../../helpers/invoices'
import { jubaDay } from '../../../helpers/jubaDay'
import { makeMembership } from '../../../helpers/memberships'
import { required } from '../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

const TODAY = jubaDay()
const REASON = { reason: 'Known to the board' }

let app: TestApp
/** Administrators and members: each may decide about the other alone. */
let admin: Account
let colleague: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  colleague = await makeAccount(app.payload, { roles: ['admin'] })
  for (const { id } of [admin, colleague]) await makeMembership(app.payload, id)
})
afterAll(() => app.stop())

const post = (path: string, as: Account, body: object = {}): Promise<Response> =>
  app.request('POST', `/api/${path}`, { as, body })

/** A payment of the person's that staff recorded: confirmed. */
const paymentOf = async (account: Account, by: Account): Promise<string> => {
  const { number } = await makeInvoice(app.payload, account)
  const response = await post('payments', by, cash(number))
  expect(response.status, await response.clone().text()).toBe(201)
  return ((await response.json()) as { id: string }).id
}
const cash = (invoice: string): object => ({
  invoice,
  method: 'cash',
  amount: '100',
  currency: 'USD',
  paidOn: TODAY,
  book: 'OWN',
  number: String(Math.floor(Math.random() * 1e8)),
})
const waiver = (user: string): object => ({
  user,
  kind: 'hardship',
  percent: 100,
  validFrom: TODAY,
  ...REASON,
})

/** Makes what there is to decide about a person, by what the refusal calls it. @returns sends a decision */
const MATTERS: Record<string, (person: Account) => Promise<(by: Account) => Promise<Response>>> = {
  application: async (person) => {
    const data = { ...applicationInput(), status: 'pending', revision: 0, user: person.id }
    const id = await createDocument(app.payload, 'applications', data)
    return (by) => post(`applications/${id}/status`, by, { status: 'under_review' })
  },
  renewal: async (person) => {
    const data = { user: person.id, years: 1, status: 'requested' }
    const id = await createDocument(app.payload, 'renewals', data)
    return (by) => post(`renewals/${id}/decision`, by, { status: 'declined', feedback: 'Please pay first.' })
  },
  'change of name': async (person) => {
    const data = { user: person.id, from: 'Nyandeng', name: 'Nyandeng Deng', status: 'requested' }
    const id = await createDocument(app.payload, 'name-changes', data)
    return (by) => post(`name-changes/${id}/decision`, by, { status: 'declined', feedback: 'No document.' })
  },
  membership: (person) =>
    Promise.resolve((by) =>
      post(`memberships/${person.id}/events`, by, { kind: 'suspended', date: TODAY, ...REASON }),
    ),
  invoice: async (person) => {
    const { id } = await makeInvoice(app.payload, person)
    return (by) => post(`invoices/${id}/void`, by, REASON)
  },
  payment: async (person) => {
    const payment = cash((await makeInvoice(app.payload, person)).number)
    return (by) => post('payments', by, payment)
  },
  discount: (person) => Promise.resolve((by) => post('fee-waivers/give', by, waiver(person.id))),
}

describe('staff decide about others', () => {
  it.each(Object.keys(MATTERS))('but not about their own %s', async (what) => {
    const decide = await required(MATTERS[what])(admin)
    const own = await decide(admin)
    expect(own.status, await own.clone().text()).toBe(403)
    expect(await own.json()).toEqual({
      errors: [{ code: 'own_matter', message: `Nobody decides their own ${what}. Please ask a colleague.` }],
    })
    const others = await decide(colleague)
    expect(others.ok, await others.clone().text()).toBe(true)
  })

  it('and take back, credit or write off nothing of their own', async () => {
    const payment = await paymentOf(admin, colleague)
    const { id: invoice } = await makeInvoice(app.payload, admin)
    const ofPayment = { ...REASON, amount: '10', method: 'cash', key: randomUUID() }
    for (const path of [
      `payments/${payment}/reverse`,
      `payments/${payment}/reject`,
      `payments/${payment}/confirm`,
      `payments/${payment}/refund-credit`,
      `payments/${payment}/use-credit`,
      `invoices/${invoice}/credit`,
      `invoices/${invoice}/write-off`,
      `invoices/${invoice}/undo-write-off`,
    ])
      expect((await post(path, admin, ofPayment)).status, path).toBe(403)
    expect((await post(`payments/${payment}/reverse`, colleague, REASON)).status).toBe(200)
  })

  it('and are offered nothing to do with their own membership', async () => {
    const actionsFor = async (as: Account): Promise<unknown[]> => {
      const response = await app.request('GET', `/api/memberships/${admin.id}/record`, { as })
      return ((await response.json()) as { actions: unknown[] }).actions
    }
    expect(await actionsFor(admin)).toEqual([])
    expect(await actionsFor(colleague)).not.toEqual([])
  })

  it('and neither remove themselves nor give themselves more time', async () => {
    for (const path of ['removal', 'more-time'])
      expect((await post(`memberships/${admin.id}/${path}`, admin)).status, path).toBe(403)
  })

  it('and give themselves no discount in the panel either', async () => {
    const create = (as: Account) => post('fee-waivers', as, { ...waiver(admin.id), validFrom: new Date() })
    expect((await create(admin)).status).toBe(403)
    const made = await create(colleague)
    expect(made.status, await made.clone().text()).toBe(201)
    const { doc } = (await made.json()) as { doc: { id: string } }
    const change = (as: Account) =>
      app.request('PATCH', `/api/fee-waivers/${doc.id}`, { as, body: { validUntil: new Date() } })
    expect([403, 404]).toContain((await change(admin)).status)
    expect((await change(colleague)).status).toBe(200)
    const stored = modelOf(app.payload, 'fee-waivers')
    expect(await stored.countDocuments({ user: admin.id, by: admin.id })).toBe(0)
  })
})
