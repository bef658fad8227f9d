import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { idOf } from './accountId'
import { makeEvent, toast } from './events'
import { expect, test } from './fixtures'

const add = async (staff: APIRequestContext, path: string, data: object): Promise<string> => {
  const answer = await staff.post(`/api${path}`, { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

const read = async <Body>(staff: APIRequestContext, path: string): Promise<Body> =>
  (await (await staff.get(`/api${path}`)).json()) as Body

/** A line on which one question of a page gets no answer. */
const failOn = (page: Page, path: string): Promise<unknown> =>
  page.route(
    (url) => url.pathname === `/api${path}`,
    (route) =>
      route.fulfill({ status: 500, json: { errors: [{ message: 'No answer', code: 'unexpected' }] } }),
  )

test.describe('a page of which a part could not be loaded', () => {
  test.beforeEach(({ expectProblem }) => expectProblem(/^500 GET/))

  test('changes a group without moving it', async ({ admin, page }) => {
    const facts = { kind: 'committee', isPublic: false, about: '' }
    const parent = await add(admin.api, '/groups', { ...facts, name: `Above ${randomUUID()}` })
    const name = `Below ${randomUUID()}`
    const id = await add(admin.api, '/groups', { ...facts, name, parent })
    await page.goto('/admin')
    await failOn(page, '/groups/tree')
    await page.goto(`/admin/groups/${id}`)
    await page.getByRole('button', { name: 'Change Group' }).click()
    await page.getByLabel('About (optional)').fill('Meets on Fridays')
    await page.getByRole('button', { name: 'Save Group' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const { groups } = await read<{ groups: { id: string; parent: string | null }[] }>(
      admin.api,
      '/groups/tree',
    )
    expect(groups.find((group) => group.id === id)).toMatchObject({ parent })
  })

  test('changes a term of office without taking it off the leadership page', async ({ admin, page }) => {
    const { docs } = await read<{ docs: { id: string }[] }>(admin.api, '/officers?limit=1&depth=0')
    const post = docs[0]?.id
    expect(post).toBeTruthy()
    const title = `Treasurer ${randomUUID()}`
    const past = { name: 'Abuk Deng', startsOn: '2020-01-01', endsOn: '2020-12-31' }
    const id = await add(admin.api, '/groups/offices', { title, post, ...past })
    await failOn(page, '/officers')
    await page.goto('/admin/groups')
    await page.getByRole('button', { name: `Change ${title}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Failed to load the places on the leadership page')).toBeVisible()
    await dialog.getByLabel('Held by').fill('Abuk Deng Ajang')
    await dialog.getByRole('button', { name: 'Save Term' }).click()
    await expect(dialog).toHaveCount(0)
    const { offices } = await read<{ offices: { id: string }[] }>(admin.api, '/groups/offices')
    expect(offices.find((office) => office.id === id)).toMatchObject({ post, name: 'Abuk Deng Ajang' })
  })

  test('says so of a person’s mails, and loads them when it is asked to', async ({
    admin: _,
    makeMember,
    page,
  }) => {
    const id = await idOf(await makeMember())
    await failOn(page, `/consents/${id}/person`)
    await page.goto(`/admin/users/${id}?tab=messages`)
    const mails = page.getByRole('region', { name: 'Mails and consent' })
    await expect(mails.getByText('Failed to load mails and consent')).toBeVisible()
    await page.unrouteAll()
    await mails.getByRole('button', { name: 'Try Again' }).click()
    await expect(mails.getByRole('listitem').first()).toBeVisible()
    await mails
      .getByRole('button', { name: /^Record as / })
      .first()
      .click()
    await expect(toast(page, /./).first()).toBeVisible()
  })

  test('says so of the waiting list for a seat, and loads it when it is asked to', async ({
    member: _,
    makeMember,
    staff,
    page,
  }) => {
    const { id, slug } = await makeEvent(staff.api, { maxAttendees: 1 })
    const holder = await makeMember()
    expect((await holder.api.post(`/api/events/${id}/registration`)).ok()).toBe(true)
    await failOn(page, `/events/${id}/waiting/mine`)
    await page.goto(`/events/${slug}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Failed to load the waiting list' })).toBeVisible()
    await page.unrouteAll()
    await main.getByRole('button', { name: 'Try Again' }).click()
    await expect(main.getByRole('button', { name: 'Join the Waiting List' })).toBeVisible()
  })

  test('says so of the cash taken at doors, and loads it when it is asked to', async ({ admin: _, page }) => {
    await failOn(page, '/check-ins/cash')
    await page.goto('/admin/payments/day-close')
    const failure = page.getByRole('heading', { name: 'We could not load the cash taken at doors.' })
    await expect(failure).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(failure).toHaveCount(0)
    await expect(page.getByLabel('Day')).toBeVisible()
  })
})
