import { randomUUID } from 'node:crypto'
import type { AnswerTemplate } from '../../domain/messaging/contactMessages/templates/templates.schema'
import { toast } from './events'
import { expect, test } from './fixtures'

test('an administrator writes a template, begins an answer with it, changes and deletes it', async ({
  page,
  admin,
  api,
  mailbox,
  axe,
  expectProblem,
}) => {
  expect(admin.email).toBeTruthy()
  const title = `Opening hours ${randomUUID()}`
  await page.goto('/admin/contact')
  await page.getByRole('link', { name: 'Templates of answers' }).click()
  await expect(page).toHaveURL('/admin/contact/templates')
  await page.getByRole('button', { name: 'New Template' }).click()
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
    'Please enter a title',
  )
  await axe(page)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Text', { exact: true }).fill('Thank you, {{nmae}}.')
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(page.getByText('There is no {{nmae}} to fill in').first()).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill('Thank you, {{name}}. We are open from nine.')
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(toast(page, 'Template saved')).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('We are open from nine.')
  await axe(page)

  const [subject, email] = [`Question ${randomUUID()}`, `${randomUUID()}@example.org`]
  const sent = await api.post('/api/contact-messages', {
    data: { name: 'Achol Deng', email, subject, message: 'When are you open?' },
  })
  expect(sent.status()).toBe(201)
  await page.goto(`/admin/contact?q=${encodeURIComponent(subject)}`)
  await page.getByRole('link', { name: subject }).click()
  const text = page.getByLabel('Answer by mail')
  await text.fill('Good morning.')
  await page.getByLabel('Template', { exact: true }).selectOption(title)
  await page.getByRole('button', { name: 'Insert Text' }).click()
  // what was typed stays
  await expect(text).toHaveValue('Good morning.\n\nThank you, Achol Deng. We are open from nine.')
  await expect(text).toBeFocused()
  await axe(page)
  // the draft holds it too
  await page.reload()
  await expect(text).toHaveValue(/Thank you, Achol Deng\./)
  await page.getByRole('button', { name: 'Send Answer' }).click()
  await expect(page.getByRole('article', { name: 'Answer', exact: true })).toContainText(
    'We are open from nine.',
  )
  expect((await mailbox.next(email, /^Re: /)).text).toContain('Thank you, Achol Deng. We are open from nine.')

  await page.goto('/admin/contact/templates')
  await row.getByRole('button', { name: /^Edit/ }).click()
  await page.getByLabel('Text', { exact: true }).fill('We are open from eight.')
  const list = await admin.api.get('/api/answer-templates')
  const mine = ((await list.json()) as AnswerTemplate[]).find((one) => one.title === title)
  const theirs = await admin.api.post(`/api/answer-templates/${mine?.id ?? ''}/change`, {
    data: { title, text: 'We are closed.', updatedAt: mine?.updatedAt },
  })
  expect(theirs.status(), await theirs.text()).toBe(200)
  expectProblem(/409 POST .*\/change/)
  const read = page.getByRole('button', { name: 'I Have Read It' })
  const save = page.getByRole('button', { name: 'Save Template' })
  // the page may have noticed by itself
  await expect(async () => {
    if (await save.isVisible()) await save.click({ timeout: 2000 })
    await expect(read).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(page.getByRole('paragraph').filter({ hasText: 'We are closed.' })).toBeVisible()
  await read.click()
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('We are open from eight.')
  await save.click()
  await expect(row).toContainText('We are open from eight.')
  await row.getByRole('button', { name: /^Delete/ }).click()
  expectProblem(/503 POST .*\/delete/)
  await page.route('**/delete', (route) =>
    route.fulfill({
      status: 503,
      json: { errors: [{ message: 'The service is restarting.', code: 'database_unavailable' }] },
    }),
  )
  const question = page.getByRole('dialog', { name: 'Delete this template?' })
  await question.getByRole('button', { name: 'Delete Template' }).click()
  await expect(toast(page, 'The service is restarting.')).toBeVisible()
  await page.unroute('**/delete')
  await question.getByRole('button', { name: 'Delete Template' }).click()
  await expect(toast(page, 'Template deleted')).toBeVisible()
  await expect(row).toHaveCount(0)
})
