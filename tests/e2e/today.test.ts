import { randomUUID } from 'node:crypto'
import { idOf } from './accountId'
import { openDeskPage } from './desk'
import type { PendingGroup } from '../../domain/office/pendingWork'
import { required } from '../helpers/required'
import { toast } from './events'
import { expect, test } from './fixtures'
import { apply } from './members'
import { jubaDay } from '../helpers/jubaDay'

test(
  'Today shows a secretary what waits, and one tap opens it',
  { tag: '@phone' },
  async ({ page, admin, axe, makeAccount, api }) => {
    expect(admin.email).toBeTruthy()
    const applicant = await makeAccount()
    const fullName = `Abuk ${applicant.email.slice(0, 8)}`
    await apply(applicant, { fullName, signature: fullName })
    const endsOn = jubaDay(2)
    const role = await admin.api.post('/api/roles', {
      data: { user: await idOf(applicant), role: 'editor', endsOn },
    })
    expect(role.status(), await role.text()).toBe(201)
    const subject = `Bridge ${applicant.email.slice(0, 8)}`
    const sent = await api.post('/api/contact-messages', {
      data: { name: 'Deng', email: 'deng@example.org', subject, message: 'When is it built?' },
    })
    expect(sent.status(), await sent.text()).toBe(201)

    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/today')
    const applications = page.getByRole('region', { name: /\d+ Applications?/ })
    await expect(applications.getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('region', { name: /\d+ Contact messages?/ })).toBeVisible()
    const roles = page.getByRole('region', { name: /\d+ Roles? ending within 30 days/ })
    await expect(roles.getByRole('listitem').first()).toBeVisible()
    await axe(page)

    // others decide applications meanwhile: whichever is the oldest now
    await applications.getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/admin\/applications\/[0-9a-f]{24}$/)
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/admin/today')
    await applications.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL('/admin/applications')
  },
)

test('Today says so where it cannot be loaded, and asks again', async ({ page, admin, expectProblem }) => {
  expect(admin.email).toBeTruthy()
  expectProblem(/^503 GET .*\/api\/pending-work/)
  await page.route('**/api/pending-work', (route) =>
    route.fulfill({ status: 503, json: { errors: [{ message: 'Away', code: 'database_unavailable' }] } }),
  )
  await page.goto('/admin/users')
  await openDeskPage(page, 'Today')
  await expect(page.getByRole('heading', { name: 'Failed to load what waits for you' })).toBeVisible()
  await page.unroute('**/api/pending-work')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('a secretary notes a task about a member, finds it on Today, overdue, and finishes it with one tap', async ({
  page,
  admin,
  axe,
  makeAccount,
}) => {
  const member = await makeAccount()
  const { email } = member
  const { user } = (await (await member.api.get('/api/users/me')).json()) as { user: { id: string } }
  const { id } = user
  const title = `Call ${email.slice(0, 8)}`
  expect(admin.email).toBeTruthy()
  await page.goto(`/admin/users/${id}`)
  await page.getByRole('button', { name: 'New Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'New task' })
  await dialog.getByRole('button', { name: 'Add Task' }).click()
  await expect(dialog.getByText('Please say what is to be done')).toBeVisible()
  await dialog.getByLabel('What needs to be done').fill(title)
  await dialog.getByLabel('Until (optional)').fill('2026-01-31')
  await axe(page)
  await dialog.getByRole('button', { name: 'Add Task' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()

  await page.goto('/admin/today')
  const task = page.getByRole('listitem').filter({ hasText: title })
  await expect(task).toContainText('Overdue since 31 January 2026')
  await axe(page)
  await task.getByRole('button', { name: `Done: ${title}` }).click()
  await expect(task).toHaveCount(0)
  await toast(page, 'Task done').getByRole('button', { name: 'Undo' }).click()
  await task.getByRole('button', { name: `Done: ${title}` }).click()
  await expect(task).toHaveCount(0)
  await page.getByRole('button', { name: 'Completed Tasks' }).click()
  await expect(task.getByRole('button', { name: `Reopen: ${title}` })).toBeVisible()
  await page.goto(`/admin/users/${id}`)
  await expect(page.getByText('There are no tasks.')).toBeVisible()
})

test('the lead of a group finds its task on Today under “My group”, and takes it over with one press', async ({
  page,
  account: lead,
  staff,
  axe,
}) => {
  const name = `Committee ${randomUUID()}`
  const title = `Invite ${randomUUID()}`
  const post = async <Body>(path: string, data: object): Promise<Body> => {
    const answer = await staff.api.post(`/api${path}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()) as Body
  }
  const group = await post<{ id: string }>('/groups', {
    name,
    kind: 'committee',
    parent: null,
    isPublic: false,
  })
  await post(`/users/${await idOf(lead)}/roles`, { role: 'chapter_lead', group: group.id })
  await post('/tasks', { title, assignee: `group:${group.id}`, key: randomUUID() })

  await page.goto('/admin/today')
  const tasks = page.getByRole('region', { name: 'Tasks' })
  await expect(tasks.getByText('You have no tasks.')).toBeVisible()
  await tasks.getByRole('button', { name: 'My group' }).click()
  await expect(tasks.getByRole('listitem')).toContainText(name)
  await axe(page)
  await tasks.getByRole('button', { name: `Change: ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the task' })
  await expect(dialog.getByLabel('Assigned to')).toHaveValue(`group:${group.id}`)
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await tasks.getByRole('button', { name: `Take Over: ${title}` }).click()
  await expect(tasks.getByText('No tasks are assigned to your groups.')).toBeVisible()
  await tasks.getByRole('button', { name: 'Assigned to me' }).click()
  await expect(tasks.getByRole('listitem')).toContainText(title)
})

test('the lead of a group accepts a request to join on Today, without opening it', async ({
  page,
  account: lead,
  makeMember,
  staff,
  axe,
}) => {
  const made = await staff.api.post('/api/groups', {
    data: { name: `Committee ${randomUUID()}`, kind: 'committee', parent: null, isPublic: true },
  })
  const { id } = (await made.json()) as { id: string }
  await staff.api.post(`/api/users/${await idOf(lead)}/roles`, { data: { role: 'chapter_lead', group: id } })
  const member = await makeMember()
  const asked = await member.api.post(`/api/groups/${id}/join`, { data: {} })
  expect(asked.ok(), await asked.text()).toBe(true)

  await page.goto('/admin/today')
  const requests = page.getByRole('region', { name: '1 Request to join a group' })
  const accept = requests.getByRole('button', { name: `Accept: ${member.fullName}` })
  await expect(accept).toBeVisible()
  await axe(page)
  await accept.dblclick()
  await expect(toast(page, 'Request accepted')).toBeVisible()
  await expect(requests).toHaveCount(0)
  await page.goto(`/admin/groups/${id}`)
  await expect(page.getByRole('row').filter({ hasText: member.fullName })).toBeVisible()
})

test(
  'a message is taken over on Today, and given back by a press on the notice',
  { tag: '@phone-too' },
  async ({ page, admin: _, api, axe }) => {
    const subject = `Road ${randomUUID()}`
    const sent = await api.post('/api/contact-messages', {
      data: { name: 'Deng', email: 'deng@example.org', subject, message: 'When is it built?' },
    })
    expect(sent.status(), await sent.text()).toBe(201)
    const found = await page.request.get(`/api/contact-messages/list?q=${encodeURIComponent(subject)}`)
    const [message] = ((await found.json()) as { docs: { id: string; createdAt: string }[] }).docs
    const { id, createdAt } = required(message)
    const handling = async () => {
      const read = await page.request.get(`/api/contact-messages/${id}/thread`)
      return ((await read.json()) as { message: { assignee: string | null } }).message.assignee
    }
    // others write messages too: this one is made the oldest
    await page.route('**/api/pending-work', async (route) => {
      const work = (await (await route.fetch()).json()) as PendingGroup[]
      const assignee = await handling()
      const item = { id, record: id, title: subject, since: createdAt, updatedAt: createdAt }
      const step = assignee === null ? ('claimMessage' as const) : null
      await route.fulfill({
        json: work.map((group) =>
          group.kind === 'messages' ? { ...group, oldest: [{ ...item, step }] } : group,
        ),
      })
    })
    await page.goto('/admin/users')
    await openDeskPage(page, 'Today')
    const claim = page.getByRole('button', { name: `Assign to Me: ${subject}` })
    await claim.click()
    await expect(toast(page, 'Message updated')).toBeVisible()
    await expect(claim).toHaveCount(0)
    expect(await handling()).not.toBeNull()
    await axe(page)
    await toast(page, 'Message updated').getByRole('button', { name: 'Undo' }).click()
    await expect(claim).toBeVisible()
    expect(await handling()).toBeNull()
  },
)

test('Today says to an administrator who comes back what colleagues did meanwhile', async ({
  openBrowser,
  makeAccount,
  staff,
  axe,
}) => {
  const reader = await makeAccount()
  await staff.api.post(`/api/users/${await idOf(reader)}/roles`, { data: { role: 'admin' } })
  const page = await openBrowser(reader)
  await page.goto('/admin/today')
  const since = page.getByRole('region', { name: 'Since you were here' })
  await expect(since).toContainText('Administrator')
  await axe(page)
  await expect(since.getByRole('link', { name: /audit log/i })).toHaveAttribute(
    'href',
    '/cms/collections/audit-log',
  )
})
