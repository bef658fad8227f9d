import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { openDeskPage } from './desk'
import { expect, test } from './fixtures'
import { jubaDay } from '../helpers/jubaDay'

test('an administrator makes a key, a program reads with it, and the key is revoked', async ({
  admin,
  page,
  api,
  axe,
  context,
}) => {
  expect(admin.email).toContain('@')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const name = `Accounting ${randomUUID().slice(0, 8)}`
  await page.goto('/admin')
  await openDeskPage(page, 'API Keys', 'Settings')
  await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible()
  await axe(page)

  await page.getByRole('button', { name: 'New Key' }).click()
  const dialog = page.getByRole('dialog', { name: 'New API key' })
  await dialog.getByLabel('What it is for').fill(name)
  await dialog.getByRole('button', { name: 'Create Key' }).click()
  await expect(dialog.getByText('Please choose at least one permission')).toBeVisible()
  await axe(page)
  await dialog.getByLabel('Read people').check()
  await dialog.getByLabel('Read memberships').check()
  await dialog.getByLabel('Requests a minute').fill('2')
  await dialog.getByRole('button', { name: 'Create Key' }).click()

  const panel = page.getByRole('region', { name: `Key for ${name}` })
  await expect(panel.getByRole('heading')).toBeFocused()
  const key = await panel.getByText(/^ace_/).innerText()
  await panel.getByRole('button', { name: 'Copy Key' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await axe(page)
  await panel.getByRole('button', { name: 'I Have Saved It' }).click()
  await expect(page.getByText(key)).toHaveCount(0)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('Active')
  await expect(row).toContainText('Read people, Read memberships')
  await expect(row).toContainText('Never')

  const headers = { authorization: `Bearer ${key}` }
  const read = await api.get('/api/v1/people?limit=1', { headers })
  expect(read.status()).toBe(200)
  expect(read.headers()['cache-control']).toContain('no-store')
  // keys open nothing else
  for (const path of ['/api/users/me', '/api/events', '/api/api-keys'])
    expect((await api.get(path, { headers })).status(), path).toBe(403)
  expect((await api.post('/api/contact-messages', { headers, data: {} })).status()).toBe(403)
  expect((await api.get('/api/v1/payments', { headers })).status()).toBe(403)
  const refused = await api.get('/api/v1/people', { headers })
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)

  await page.reload()
  await expect(row).not.toContainText('Never')
  await row.getByRole('button', { name: `Revoke ${name}` }).click()
  const question = page.getByRole('dialog', { name: 'Revoke this key?' })
  await axe(page)
  await question.getByRole('button', { name: 'Revoke Key' }).click()
  await expect(row).toContainText('Revoked')
  expect((await api.get('/api/v1/people', { headers })).status()).toBe(401)
})

test('the page of the API says what each endpoint is asked and answers', async ({ admin, page, axe }) => {
  expect(admin.email).toContain('@')
  await page.goto('/admin/integrations')
  await openDeskPage(page, 'API Description', 'Settings')
  await expect(page).toHaveURL(/\/admin\/integrations\/api$/)
  const people = page.getByRole('group').filter({ hasText: 'GET /api/v1/people' })
  await people.getByRole('heading', { name: /GET \/api\/v1\/people/ }).click()
  await expect(people.getByRole('table', { name: 'Parameters of GET /api/v1/people' })).toContainText(
    'cursor',
  )
  await expect(people.getByRole('table', { name: 'What GET /api/v1/people answers' })).toContainText(
    'data[].name',
  )
  await axe(page)
})

test('the example mirrors the members into a CSV file', async ({ admin, makeMember, baseURL }, testInfo) => {
  const member = await makeMember()
  const answer = await admin.api.post('/api/api-keys', {
    data: {
      name: 'Mirror',
      permissions: ['people:read', 'contacts:read', 'memberships:read'],
      requestsPerMinute: 600,
      lastDay: jubaDay(1),
    },
  })
  const { key } = (await answer.json()) as { key: string }
  const file = testInfo.outputPath('members.csv')
  const { stdout } = await promisify(execFile)('node', ['docs/examples/mirror-members.mjs', file], {
    env: { ...process.env, ACE_SITE: baseURL, ACE_API_KEY: key },
    timeout: 60_000,
  })
  expect(stdout).toMatch(/^\d+ memberships/)
  const line = (await readFile(file, 'utf8')).split('\r\n').find((row) => row.includes(member.email))
  expect(line).toMatch(/^ACE-\d{4}-\d+,.*,active,\d{4}-\d\d-\d\d,/)
  expect(line).toContain(member.fullName)
})

test('somebody who does not see the settings does not see the keys', async ({ account, page }) => {
  expect(account.email).toContain('@')
  await page.goto('/admin/integrations')
  await expect(page).not.toHaveURL(/integrations/)
})
