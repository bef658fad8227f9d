import type { ObjectId } from 'mongodb'
import { beforeAll, expect, it } from 'vitest'
import { modelOf } from '../../../platform/database'
import { makeAccount } from '../../helpers/accounts'
import { ENDPOINTS } from './endpointsTable'
import { setUp } from './setUp'

const setting = setUp()

/** What gives or takes authority, moves money, changes settings, or reaches many people: it asks who is there. */
const CHANGES = [
  'post /users/:id/roles',
  'delete /users/:id/roles/:role',
  'post /users/:id/region',
  'post /users/:id/address',
  'post /users/:id/lock',
  'post /users/:id/unlock',
  'post /users/:id/sign-out',
  'post /users/:id/factor-reset',
  'patch /profiles/:id/fields',
  'post /memberships/:user/events',
  'post /memberships/:user/removal',
  'post /memberships/:user/more-time',
  'post /people-imports/:id/import',
  'post /people-imports/:id/undo',
  'post /people-imports/person',
  'post /person-merges',
  'post /person-merges/:id/undo',
  'post /invoices',
  'post /invoices/:id/void',
  'post /invoices/:id/write-off',
  'post /invoices/:id/undo-write-off',
  'post /invoices/:id/credit',
  'post /grade-runs',
  'post /payments',
  'post /payments/:id/confirm',
  'post /payments/:id/reject',
  'post /payments/:id/reverse',
  'post /payments/:id/use-credit',
  'post /payments/:id/move-credit',
  'post /payments/:id/refund-credit',
  'post /statement-imports/:id/import',
  'post /statement-imports/:id/undo',
  'post /statement-lines/:id/decision',
  'post /ledger-entries/close',
  'post /grades/:id/fees',
  'post /grades/:id/fees/remove',
  'post /ledger-entries/transfers',
  'post /ledger-entries/transfers/:key/undo',
  'post /day-closes',
  'post /day-closes/:id/correct',
  'post /day-closes/:id/decide-correction',
  'post /fee-waivers/give',
  'post /fee-waivers/:id/end',
  'post /api-keys',
  'post /api-keys/:id/revoke',
  'post /webhooks',
  'post /webhooks/:id/change',
  'post /webhooks/:id/state',
  'post /webhooks/:id/secret',
  'post /webhooks/:id/remove',
  'post /mail-texts/:template/save',
  'post /mail-texts/:template/reset',
  'post /mailings/:id/send',
]
const EXPORTS = Object.keys(ENDPOINTS).filter((endpoint) =>
  /\/(?:list\.csv|people\.(?:csv|xlsx))$/.test(endpoint),
)

const late = { id: '', cookie: '' }
beforeAll(async () => {
  Object.assign(late, await makeAccount(setting.payload, { roles: ['admin'] }))
  await modelOf(setting.payload, 'sessions').updateMany(
    { user: late.id },
    { $set: { authenticatedAt: new Date(Date.now() - 11 * 60_000) } },
  )
})

const ask = (method: string, path: string, body?: unknown): Promise<Response> =>
  setting.request('anonymous', method, path, body, { cookie: late.cookie })

const refused = { errors: [{ code: 'reauthentication_required' }] }

it.each([...CHANGES, ...EXPORTS].filter((endpoint) => !endpoint.includes('/groups/')))(
  '%s asks an administrator who signed in eleven minutes ago for a proof of identity',
  async (endpoint) => {
    expect(Object.keys(ENDPOINTS)).toContain(endpoint)
    const [method = '', route = ''] = endpoint.split(' ')
    const path = route.replace(':role', 'chapter_lead').replace(/:\w+/g, setting.world.stranger.id)
    const answer = await ask(method.toUpperCase(), path, method === 'get' ? undefined : {})
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject(refused)
  },
)

it('changing the fees of a grade through Payload’s own route asks for it too', async () => {
  const grades = modelOf(setting.payload, 'grades')
  const grade = await grades.findOne({}).lean<{ _id: ObjectId } | null>()
  const change = { name: 'Changed', _status: 'published' }
  const answer = await ask('PATCH', `/grades/${grade?._id.toHexString() ?? late.id}`, change)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject(refused)
  expect(await grades.countDocuments({ name: 'Changed' })).toBe(0)
})
