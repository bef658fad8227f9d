import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import type { AccountList } from '../../domain/accounts/accountAdministration/accounts.schema'
import type { GroupPeople, GroupRequests, GroupTree } from '../../domain/groups/groupTexts.schema'
import type { PendingGroup } from '../../domain/office/pendingWork/pendingWork.schema'
import { idOf } from './accountId'
import { makeEvent } from './events'
import { type Account, expect, test } from './fixtures'
import { guidePicture } from './guidePicture'
import { apply } from './members'
import { jubaDay } from '../helpers/jubaDay'

const TODAY = jubaDay()

const read = async <Body>(api: APIRequestContext, path: string): Promise<Body> => {
  const answer = await api.get(`/api${path}`)
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
  return (await answer.json()) as Body
}
const statusOf = async (api: APIRequestContext, path: string): Promise<number> =>
  (await api.get(`/api${path}`)).status()
const send = async <Body>(api: APIRequestContext, path: string, data: object): Promise<Body> => {
  const answer = await api.post(`/api${path}`, { data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as Body
}

/** A group with one person in it, and another who asks to join. */
const fillGroup = async (
  staff: Account,
  { person, asker, parent = null }: { person: Account; asker?: Account; parent?: string | null },
): Promise<{ id: string; name: string }> => {
  const name = `Branch ${randomUUID()}`
  const { id } = await send<{ id: string }>(staff.api, '/groups', {
    name,
    kind: 'committee',
    parent,
    isPublic: true,
  })
  const term = { user: await idOf(person), startsOn: TODAY, endsOn: null }
  await send(staff.api, `/groups/${id}/people`, term)
  if (asker) await send(asker.api, `/groups/${id}/join`, {})
  return { id, name }
}

/** Which answers of REST, which the lists of the panel read too, name something to a lead. */
const placesOf = async (api: APIRequestContext, words: string): Promise<string[]> => {
  const places: string[] = []
  for (const path of [
    '/users/list',
    '/users/list.csv',
    '/users?limit=300&depth=1',
    '/profiles?limit=300&depth=1',
    '/memberships?limit=300&depth=1',
    '/applications?limit=300&depth=1',
    '/applications/list',
    '/registrations?limit=300&depth=1',
    '/invoices?limit=300&depth=1',
    '/payments?limit=300&depth=1',
    '/cpd-entries?limit=300&depth=1',
    '/submissions?limit=300&depth=1',
    '/contact-messages?limit=300',
    '/outbox?limit=300',
    '/audit-log?limit=300',
    '/security-log?limit=300',
    '/groups/tree',
    '/groups/requests',
    '/pending-work',
    '/tasks?view=all',
    '/mailings',
    '/saved-lists/rows?subject=people',
    '/saved-lists/rows.csv?subject=people',
  ]) {
    const answer = await api.get(`/api${path}`)
    expect([200, 401, 403, 404], path).toContain(answer.status())
    if (answer.ok() && (await answer.text()).includes(words)) places.push(path)
  }
  return places
}

test.describe('a chapter lead is kept to the own branch', () => {
  test('as lead of a region: lists, counts, exports, mailings, the panel and REST', async ({
    page,
    account: lead,
    staff,
    makeMember,
    makeAccount,
    expectProblem,
    axe,
  }) => {
    test.slow()
    expectProblem(/^40[34] /)
    const near = await makeMember({ state: 'Eastern Equatoria' })
    const far = await makeMember({ state: 'Jonglei' })
    const farId = await idOf(far)
    const farApplicant = await makeAccount()
    const farName = `Far ${randomUUID()}`
    await apply(farApplicant, { fullName: farName, state: 'Jonglei' })
    const event = await makeEvent(staff.api, { region: 'greater_upper_nile', _status: 'draft' })
    await send(staff.api, `/users/${await idOf(lead)}/roles`, {
      role: 'chapter_lead',
      region: 'greater_equatoria',
    })

    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/today')
    await axe(page)
    await expect(page.getByRole('main')).not.toContainText(farName)
    await page.goto(`/admin/users?q=${encodeURIComponent(near.email)}`)
    await expect(page.getByRole('row').filter({ hasText: near.email })).toBeVisible()
    await page.goto(`/admin/users?q=${encodeURIComponent(far.email)}`)
    await expect(page.getByText('No users found')).toBeVisible()
    await page.goto(`/admin/users/${farId}`)
    await expect(page).toHaveURL(/\/\?notice=denied|\/$/)

    const { api } = lead
    for (const part of ['account', 'part/events', 'part/notes', 'part/mails', 'part/history'])
      expect(await statusOf(api, `/users/${farId}/${part}`), part).toBe(403)
    expect(await placesOf(api, near.email)).toContain('/users/list.csv')
    for (const secret of [far.email, farApplicant.email, farName])
      expect(await placesOf(api, secret), secret).toEqual([])
    expect(await statusOf(api, `/events/${event.id}/desk`)).toBe(404)
    const pending = await read<PendingGroup[]>(api, '/pending-work')
    expect(JSON.stringify(pending)).not.toContain(farName)
    expect(await statusOf(api, '/users/list?region=greater_upper_nile')).toBe(403)
    expect(await statusOf(api, '/saved-lists/rows?subject=invoices')).not.toBe(200)

    const { id: mailing } = await send<{ id: string }>(api, '/mailings', {
      subject: 'To the branch',
      kind: 'news',
      audience: { to: 'typed', emails: [near.email, far.email] },
      blocks: [{ type: 'paragraph', text: 'Good news.' }],
      key: randomUUID(),
    })
    expect(await read<object>(api, `/mailings/${mailing}/count`)).toMatchObject({ recipients: 1 })
    expect(JSON.stringify(await read<object>(api, `/mailings/${mailing}/preview`))).toContain(near.fullName)

    const panel = '/cms/collections/profiles?search='
    await page.goto(`${panel}${encodeURIComponent(near.email)}`)
    await expect(page.getByRole('cell', { name: near.email })).toBeVisible()
    await page.goto(`${panel}${encodeURIComponent(far.email)}`)
    await expect(page.getByRole('heading', { name: 'Profiles' })).toBeVisible()
    await expect(page.getByRole('cell', { name: far.email })).toHaveCount(0)
  })

  test('as lead of a group: the tree, its people, requests, exports and the list of users', async ({
    page,
    account: lead,
    staff,
    makeMember,
    expectProblem,
    axe,
  }) => {
    test.slow()
    expectProblem(/^40[34] /)
    const [inside, below, beside, asker, stranger] = [
      await makeMember(),
      await makeMember(),
      await makeMember(),
      await makeMember(),
      await makeMember(),
    ]
    const top = await fillGroup(staff, { person: inside, asker })
    const under = await fillGroup(staff, { person: below, parent: top.id })
    const other = await fillGroup(staff, { person: beside, asker: stranger })
    await send(staff.api, `/users/${await idOf(lead)}/roles`, { role: 'chapter_lead', group: top.id })

    await page.goto('/admin/groups')
    await expect(page.getByRole('link', { name: top.name })).toBeVisible()
    await expect(page.getByRole('link', { name: under.name })).toBeVisible()
    await expect(page.getByRole('link', { name: other.name })).toHaveCount(0)
    await axe(page)
    await guidePicture(page, 'lead-groups', page.getByRole('main'))
    await page.goto(`/admin/groups/${other.id}`)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await page.goto('/admin/users')
    const users = page.getByRole('table', { name: 'Users' })
    for (const person of [inside, below])
      await expect(users.getByRole('row').filter({ hasText: person.email })).toBeVisible()
    await expect(users.getByRole('row').filter({ hasText: beside.email })).toHaveCount(0)
    await axe(page)
    await guidePicture(page, 'lead-users', page.getByRole('main'))

    const { api } = lead
    const list = await read<AccountList>(api, '/users/list')
    expect(list.docs.map(({ email }) => email).sort()).toEqual([inside.email, below.email].sort())
    const tree = await read<GroupTree>(api, '/groups/tree')
    expect(tree.groups.map(({ id }) => id).sort()).toEqual([top.id, under.id].sort())
    const requests = await read<GroupRequests>(api, '/groups/requests')
    expect(requests.docs.map(({ user }) => user)).toEqual([await idOf(asker)])
    const people = await read<GroupPeople>(api, `/groups/${top.id}/people?of=branch`)
    expect(people.totalDocs).toBe(2)
    for (const part of ['record', 'people', 'people.csv', 'candidates?q=example'])
      expect(await statusOf(api, `/groups/${other.id}/${part}`), part).toBe(404)
    for (const { email } of [beside, stranger]) expect(await placesOf(api, email)).toEqual([])

    const add = async (person: Account, group: string): Promise<number> => {
      const data = { user: await idOf(person), startsOn: TODAY, endsOn: null }
      return (await api.post(`/api/groups/${group}/people`, { data })).status()
    }
    expect([await add(stranger, top.id), await add(inside, other.id)]).toEqual([400, 404])
    expect([await add(asker, top.id), await add(below, top.id)]).toEqual([201, 201])
  })
})
