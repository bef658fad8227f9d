import { randomBytes, randomUUID } from 'node:crypto'
import { idOf } from './accountId'
import { makeEvent } from './events'
import { expect, test } from './fixtures'
import { guidePicture } from './guidePicture'

test('a secretary opens the parts of a person’s record, goes back, and leaves a note', async ({
  page,
  admin,
  makeMember,
  axe,
}) => {
  expect(admin.email).toBeTruthy()
  const person = await makeMember()
  const event = await makeEvent(admin.api)
  const taken = await person.api.post(`/api/events/${event.id}/registration`)
  expect(taken.ok(), await taken.text()).toBe(true)
  const id = await idOf(person)

  await page.goto(`/admin/users/${id}`)
  const tabs = page.getByRole('main').getByRole('tab')
  await expect(tabs).toHaveText([
    'Overview',
    'Membership',
    'Money',
    'Activity',
    'Messages',
    'Security',
    'History',
  ])
  await expect(page.getByText(/^Active until .*\./)).toBeVisible()
  await tabs.filter({ hasText: 'Activity' }).click()
  await expect(page).toHaveURL(`/admin/users/${id}?tab=activity`)
  const parts = page.getByRole('navigation', { name: 'Parts of the record' })
  await expect(parts.getByRole('link')).toHaveText(['Events', 'Groups and offices', 'CPD', 'Papers'])
  const events = page.getByRole('region', { name: 'Events', exact: true })
  await expect(events.getByRole('listitem')).toContainText(event.title)
  await axe(page)
  await parts.getByRole('link', { name: 'Papers' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Papers' })).toBeFocused()

  await tabs.filter({ hasText: 'Messages' }).click()
  await expect(page.getByRole('region', { name: 'Mails', exact: true })).toContainText('Application approved')
  await page.goBack()
  await page.goBack()
  await expect(events.getByRole('listitem')).toContainText(event.title)
  await page.goBack()
  await expect(page).toHaveURL(`/admin/users/${id}`)
  await expect(events).toHaveCount(0)

  await page.goto(`/admin/users/${id}?part=notes`)
  const notes = page.getByRole('region', { name: 'Notes', exact: true })
  await expect(notes).toContainText('There is no note about this person yet.')
  await notes.getByRole('button', { name: 'Add Note' }).click()
  await expect(notes.getByText('Please write a note').first()).toBeVisible()
  await notes.getByLabel('Note for the staff').fill('Prefers to be called in the morning.')
  await notes.getByRole('button', { name: 'Add Note' }).dblclick()
  await expect(notes.getByRole('listitem')).toHaveCount(1)
  await expect(notes.getByRole('listitem')).toContainText('Prefers to be called in the morning.')
  await axe(page)
  await guidePicture(page, 'person-record', notes)

  for (const part of ['history', 'sign-ins', 'cpd', 'papers', 'groups']) {
    await page.goto(`/admin/users/${id}?part=${part}`)
    await expect(page.getByRole('main').locator('h2:focus')).toBeVisible()
    await axe(page)
  }
})

test('a part that cannot be loaded says so, and the others still open', async ({
  page,
  admin,
  makeAccount,
  expectProblem,
}) => {
  expectProblem(/503 GET .*part\/cpd/)
  expect(admin.email).toBeTruthy()
  const id = await idOf(await makeAccount())
  await page.route('**/part/cpd*', (route) =>
    route.fulfill({ status: 503, json: { errors: [{ message: 'Away', code: 'database_unavailable' }] } }),
  )
  await page.goto(`/admin/users/${id}?part=cpd`)
  await expect(page.getByRole('heading', { name: 'Failed to load: CPD' })).toBeVisible()
  await page.getByRole('link', { name: 'Papers', exact: true }).last().click()
  await expect(page.getByText('No paper has been submitted.')).toBeVisible()
  await page.unroute('**/part/cpd*')
  await page.goBack()
  await expect(page.getByText('No CPD has been recorded.')).toBeVisible()
})

test('a person whom staff entered is invited once, from the own page', async ({
  page,
  admin,
  mailbox,
  axe,
}) => {
  const id = randomBytes(12).toString('hex')
  const email = `${randomUUID()}@example.org`
  const fullName = `Keji ${id.slice(0, 8)}`
  const entered = await admin.api.post('/api/people-imports/person', {
    data: { id, fullName, email, isNew: true },
  })
  expect(entered.ok(), await entered.text()).toBe(true)
  await page.goto(`/admin/users/${id}`)
  const invite = page.getByRole('button', { name: 'Invite', exact: true })
  await expect(invite).toBeVisible()
  await axe(page)
  await invite.click()
  await expect(page.getByText('The invitation is on its way').first()).toBeVisible()
  await expect(invite).toHaveCount(0)
  expect((await mailbox.next(email)).text).toContain('Choose a password')
})
