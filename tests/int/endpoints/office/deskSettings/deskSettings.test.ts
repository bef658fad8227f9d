import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESK_LIMITS } from '../../../../../domain/office/deskSettings/deskSettings.constants'
import type { DeskSettings } from '../../../../../domain/office/deskSettings/deskSettings.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const colleague = () => makeAccount(app.payload, { roles: ['registrar'] })
const read = async (as: Account): Promise<DeskSettings> =>
  (await (await app.request('GET', '/api/desk-settings', { as })).json()) as DeskSettings
const change = (as: Account, body: object) => app.request('POST', '/api/desk-settings/change', { as, body })
const view = (name: string, to: string) => ({ change: 'addView', name, to })

describe('the settings of the desk', () => {
  it('keep the columns of each list and the views of each person apart', async () => {
    const [one, other] = [await colleague(), await colleague()]
    expect(await read(one)).toEqual({ hiddenColumns: {}, views: [], hasDigest: false })
    await change(one, { change: 'columns', list: 'accounts', hidden: ['email'] })
    await change(one, { change: 'columns', list: 'invoices', hidden: ['due', 'issued'] })
    await change(one, view('Overdue', '/admin/payments/invoices?status=overdue'))
    expect(await read(one)).toEqual({
      hiddenColumns: { accounts: ['email'], invoices: ['due', 'issued'] },
      views: [{ name: 'Overdue', to: '/admin/payments/invoices?status=overdue' }],
      hasDigest: false,
    })
    expect(await read(other)).toEqual({ hiddenColumns: {}, views: [], hasDigest: false })
  })

  it('rename a view of the same address, and remove it', async () => {
    const one = await colleague()
    await change(one, view('Late', '/admin/users?status=expired'))
    await change(one, view('Expired', '/admin/users?status=expired'))
    expect((await read(one)).views).toEqual([{ name: 'Expired', to: '/admin/users?status=expired' }])
    await change(one, { change: 'removeView', to: '/admin/users?status=expired' })
    expect((await read(one)).views).toEqual([])
  })

  it('lose nothing of what is kept at the same moment, and hold no more than they may', async () => {
    const one = await colleague()
    const answers = await Promise.all(
      Array.from({ length: DESK_LIMITS.views + 10 }, (_, place) =>
        change(one, view(`View ${place}`, `/admin/users?q=${place}`)),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(DESK_LIMITS.views)
    expect(statuses.filter((status) => status === 409)).toHaveLength(10)
    expect((await read(one)).views).toHaveLength(DESK_LIMITS.views)
  })

  it('keep one view of an address that is kept five times at once', async () => {
    const one = await colleague()
    await Promise.all(Array.from({ length: 5 }, () => change(one, view('Expired', '/admin/users?q=e'))))
    expect((await read(one)).views).toHaveLength(1)
  })

  it.each([
    ['an address elsewhere', view('Away', 'https://example.org/admin')],
    ['an address that leads elsewhere', view('Away', '//example.org')],
    ['a page of the site', view('News', '/newsroom')],
    ['no name', view(' ', '/admin/users')],
    ['a name that is too long', view('x'.repeat(DESK_LIMITS.name + 1), '/admin/users')],
    ['an unknown list', { change: 'columns', list: '$where', hidden: [] }],
    ['a column that is no name', { change: 'columns', list: 'accounts', hidden: ['a.b'] }],
    ['more than it asks for', { change: 'removeView', to: '/admin/users', user: 'x' }],
  ])('refuse %s', async (_what, body) => {
    const one = await colleague()
    expect((await change(one, body)).status).toBe(400)
    expect(await read(one)).toEqual({ hiddenColumns: {}, views: [], hasDigest: false })
  })
})
