import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures'
import { guidePicture } from './guidePicture'

test('a mailing is written, previewed, tested, sent and reported, and its reader unsubscribes', async ({
  admin,
  page,
  axe,
  makeMember,
  mailbox,
  openBrowser,
}) => {
  test.slow()
  const reader = await makeMember()
  const topic = `Assembly ${randomUUID().slice(0, 8)}`
  await page.goto('/admin/mailings')
  await page.getByRole('link', { name: 'New Mailing' }).click()
  await page.getByLabel('Subject').fill(`${topic}, {{firstname}}`)
  await page.getByLabel('About').selectOption('Events')
  await page.getByLabel('To', { exact: true }).selectOption('Typed addresses of people with an account')
  await page.getByLabel('Addresses').fill(reader.email)
  await page.getByRole('textbox', { name: 'Text' }).fill('Dear {{fullName}}, see [the programme](/events).')
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  await page.getByLabel('Heading', { exact: true }).fill('Agenda')
  await page.getByRole('button', { name: /^Up ?: heading, part 2/ }).click()
  await page.getByRole('button', { name: 'Save and Preview' }).click()
  await expect(page.getByText('There is no {{firstname}}')).toBeVisible()
  await page.getByLabel('Subject').fill(`${topic}, {{firstName}}`)
  await axe(page)
  await guidePicture(page, 'mailing-text', page.getByRole('main'))
  await page.getByRole('button', { name: 'Save and Preview' }).click()

  const mail = page.getByRole('article', { name: 'Mail' })
  await expect(mail).toContainText(`Dear ${reader.fullName}, see the programme.`)
  await expect(mail.getByRole('heading', { name: 'Agenda' })).toBeVisible()
  await page.getByRole('button', { name: 'Send a Test to Me' }).click()
  await expect(page.getByText(`A test is on its way to ${admin.email}`)).toBeVisible()
  expect((await mailbox.next(admin.email, new RegExp(`Test: ${topic}`))).text).toContain('the programme')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Delete this mailing?' })
  await expect(question).toContainText('Its text is lost.')
  await axe(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Send…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send the mailing' })
  await expect(dialog).toContainText('1 person gets it.')
  await axe(page)
  await guidePicture(page, 'mailing-send')
  await dialog.getByRole('button', { name: 'Send Now' }).click()

  const { text, headers } = await mailbox.next(reader.email, new RegExp(topic))
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  await expect(page.getByRole('button', { name: 'Delivered, as far as known: 1' })).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('button', { name: 'Sent: 1' }).click()
  await expect(page.getByRole('link', { name: reader.fullName })).toBeVisible()
  await axe(page)
  await guidePicture(page, 'mailing-report', page.getByRole('main'))

  const link = /https?:\/\/\S+\/mail-preferences#\S+/.exec(text)?.[0] ?? ''
  const theirs = await openBrowser()
  await theirs.goto(link)
  await expect(theirs.getByText(reader.email)).toBeVisible()
  await theirs.getByLabel('Events', { exact: true }).uncheck()
  await theirs.getByRole('button', { name: 'Save' }).click()
  await expect(theirs.getByText('Your choice is saved.')).toBeVisible()
  await axe(theirs)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Unsubscribed: 1' })).toBeVisible()
})

test('the words of an automatic mail are changed, checked and reset', async ({
  admin,
  page,
  axe,
  expectProblem,
}) => {
  expectProblem(/400 POST .*mail-texts/)
  expect(admin.email).toContain('@')
  await page.goto('/admin/mailings')
  await page.getByRole('link', { name: 'Texts of Automatic Mails' }).click()
  await page.getByRole('button', { name: 'Open Paper received' }).click()
  await page.getByLabel('Subject').fill('Your paper {{colour}}')
  await page.getByRole('button', { name: 'Save Text' }).click()
  await expect(page.getByText('This mail has no {{colour}}')).toBeVisible()
  await page.getByLabel('Subject').fill('Your paper has come')
  await page.getByRole('button', { name: 'Save Text' }).click()
  await expect(page.getByRole('article', { name: 'Mail' })).toContainText('Your paper has come')
  await axe(page)
  await page.getByRole('button', { name: 'Back to the Original' }).click()
  await expect(page.getByRole('article', { name: 'Mail' })).not.toContainText('Your paper has come')
})
