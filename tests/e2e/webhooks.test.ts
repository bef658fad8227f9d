import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { type WebhookReceiver, startWebhookReceiver } from '../fakes/webhookReceiver'
import { expect, test } from './fixtures'

let receiver: WebhookReceiver
test.beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
test.afterEach(() => receiver.stop())

test('a webhook is made, tested, replayed, paused, given another secret and removed', async ({
  admin,
  page,
  axe,
  expectProblem,
}) => {
  expectProblem(/400 POST .*\/webhooks/)
  expect(admin.email).toContain('@')
  const name = `Accounting ${randomUUID().slice(0, 8)}`
  await page.goto('/admin/integrations/webhooks')
  await axe(page)
  await page.getByRole('link', { name: 'New Webhook' }).click()

  // what is wrong is said, an address in a private network included
  await page.getByRole('button', { name: 'Create Webhook' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
    'Please choose at least one event',
  )
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Address').fill('https://10.0.0.1/hooks')
  await page.getByLabel('Payment recorded').check()
  await axe(page)
  await page.getByRole('button', { name: 'Create Webhook' }).click()
  await expect(page.getByText('The address must be one of the public internet.')).toBeVisible()
  await page.getByLabel('Address').fill(receiver.url)
  await page.getByRole('button', { name: 'Create Webhook' }).click()

  // the secret is shown once
  const notice = page.getByRole('region', { name: 'Secret of the webhook' })
  const secret = await notice.getByText(/^whsec_/).innerText()
  await axe(page)
  await notice.getByRole('button', { name: 'I Have Stored It' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('whsec_')).toHaveCount(0)

  await page.getByRole('button', { name: 'Send a Test' }).click()
  const messages = page.getByRole('table', { name: 'Messages' })
  await expect(messages).toContainText('Delivered', { timeout: 15_000 })
  const [first] = receiver.received
  expect(
    new Webhook(secret).verify(first?.body ?? '', first?.headers as Record<string, string>),
  ).toMatchObject({ type: 'webhook.test' })
  await messages.getByRole('button', { name: /^Send Again/ }).click()
  await expect.poll(() => receiver.received.length, { timeout: 15_000 }).toBe(2)
  expect(receiver.received[1]?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  await page.reload()
  await expect(messages).toContainText('Delivered')
  await axe(page)

  await page.getByRole('button', { name: 'Replace Secret' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace Secret' }).click()
  await expect(notice.getByText(/^whsec_/)).not.toHaveText(secret)
  await notice.getByRole('button', { name: 'I Have Stored It' }).click()
  await expect(page.getByText('Old secret valid until')).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused by staff')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Webhook' }).click()
  await expect(page).toHaveURL(/\/admin\/integrations\/webhooks$/)
  await expect(page.getByText(name)).toHaveCount(0)
})

test(
  'on a phone the log of a webhook fits, also with a long address and a failing receiver',
  {
    tag: '@phone',
  },
  async ({ admin, page, axe }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    receiver.answer(500, 'x'.repeat(300))
    const made = await admin.api.post('/api/webhooks', {
      data: {
        name: 'A program with a rather long name that says what it does',
        url: `${receiver.url}/${'deep/'.repeat(30)}`,
        kinds: ['person.created', 'person.updated', 'membership.changed'],
      },
    })
    expect(made.status(), await made.text()).toBe(201)
    const { id } = (await made.json()) as { id: string }
    expect((await admin.api.post(`/api/webhooks/${id}/test`, { data: {} })).status()).toBe(202)
    await page.goto(`/admin/integrations/webhooks/${id}`)
    await expect(page.getByText('The server answered 500.').first()).toBeVisible({ timeout: 15_000 })
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0)
    await axe(page)
    await page.goto('/admin/integrations/webhooks') // the log of one that is removed would be asked for again
    expect((await admin.api.post(`/api/webhooks/${id}/remove`, { data: {} })).status()).toBe(200)
  },
)
