import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makePdf } from '../helpers/uploads'
import { openDeskPage } from './desk'
import { toast } from './events'
import { type Account, expect, test } from './fixtures'
import { guidePicture } from './guidePicture'

/** What a secretary finds in the morning. */
interface Day {
  /** In every name of this test. */
  tag: string
  /** Of a message. */
  subject: string
  /** Nobody's. */
  task: string
  /** The address of who wrote the message. */
  writer: string
}

/** What waits in the morning: a message, a task of nobody, two records of one person. */
const prepare = async (admin: Account): Promise<Day> => {
  const tag = randomUUID().slice(0, 8)
  const day = {
    tag,
    subject: `Drainage of ${tag}`,
    task: `Call the printer about ${tag}`,
    writer: `writer-${tag}@example.org`,
  }
  const phone = `09${randomInt(10_000_000, 99_999_999)}`
  const send = async (path: string, data: object): Promise<void> => {
    const answer = await admin.api.post(`/api${path}`, { data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  await send('/contact-messages', {
    name: `Deng ${tag}`,
    email: day.writer,
    subject: day.subject,
    message: 'May I have the programme?',
  })
  await send('/tasks', { title: day.task, assignee: null, key: randomUUID() })
  for (const [fullName, organization] of [
    [`Keji Wani ${tag}`, 'Nile Works'],
    [`Keji W. ${tag}`, ''],
  ])
    await send('/people-imports/person', {
      id: randomUUID().replaceAll('-', '').slice(0, 24),
      fullName,
      organization,
      phone,
      isNew: true,
    })
  return day
}

/** No page of the day needs scrolling sideways. */
const expectFits = async (page: Page): Promise<void> => {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways, page.url()).toBeLessThanOrEqual(0)
}

test('a secretary’s day: Today, a task, an answer, a paper form, a correction, a list, a merge, a mailing and a report', async ({
  page,
  admin,
  axe,
  mailbox,
  makeMember,
}) => {
  test.slow()
  const { tag, subject, task, writer } = await prepare(admin)
  const member = await makeMember()
  const renamed = await member.api.patch('/api/profiles/me', { data: { fullName: `Achol ${tag}` } })
  expect(renamed.ok(), await renamed.text()).toBe(true)
  const arrived = (text: string): Promise<void> => expect(toast(page, text).first()).toBeVisible()

  await test.step('takes over a task of nobody on Today', async () => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Nobody’s' }).click()
    const row = page.getByRole('listitem').filter({ hasText: task })
    await row.getByRole('button', { name: `Take Over: ${task}` }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'Assigned to me' }).click()
    await expect(row.getByRole('button', { name: `Done: ${task}` })).toBeVisible()
    await expectFits(page)
    await axe(page)
    await guidePicture(page, 'today')
  })

  await test.step('answers a message with a file', async () => {
    await openDeskPage(page, 'Contact Forms', 'Communication')
    await page.getByRole('searchbox', { name: 'Name, email or text' }).fill(tag)
    await page.getByRole('searchbox', { name: 'Name, email or text' }).press('Enter')
    await page.getByRole('link', { name: subject }).click()
    await page.getByRole('button', { name: 'Assign to Me' }).click()
    await expect(page.getByRole('button', { name: 'Assign to Me' })).toHaveCount(0)
    await page.getByLabel('Answer by mail').fill('Here is the programme.')
    await page.getByLabel('Attach a file (optional)').setInputFiles({
      name: 'programme.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf({ title: 'Programme' }),
    })
    await expect(page.getByRole('button', { name: 'Remove programme' })).toBeVisible()
    await expectFits(page)
    await axe(page)
    await guidePicture(page, 'answer-message', page.getByRole('main'))
    await page.getByRole('button', { name: 'Send Answer' }).click()
    await expect(page.getByRole('article', { name: 'Answer', exact: true })).toContainText('programme')
    expect((await mailbox.next(writer, new RegExp(subject))).text).toContain('Here is the programme.')
  })

  await test.step('adds a person from a paper form, and corrects the grade', async () => {
    await openDeskPage(page, 'User Management', 'People')
    await page.getByRole('button', { name: 'New Person' }).click()
    const form = page.getByRole('dialog', { name: 'New person' })
    await form.getByLabel('Full name').fill(`Nyibol ${tag}`)
    await form.getByLabel('Email').fill(`nyibol-${tag}@example.org`)
    await form.getByLabel('Grade').selectOption('Associate')
    await form.getByLabel('Member since').fill('2019-05-01')
    await form.getByLabel('Paid until').fill('2099-04-30')
    await form.getByRole('button', { name: 'Add Person' }).click()
    await expect(page.getByRole('heading', { name: `Nyibol ${tag}` })).toBeVisible()

    await page.getByRole('tab', { name: 'Membership' }).click()
    await page.getByRole('button', { name: 'Change grade' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the grade' })
    await dialog.getByLabel('Grade').selectOption('Professional')
    await dialog.getByRole('button', { name: 'Change grade' }).click()
    await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Reason').fill('The form says Professional')
    await dialog.getByRole('button', { name: 'Change grade' }).click()
    await arrived('Grade changed')
    const membership = page.getByRole('region', { name: 'Membership', exact: true })
    await expect(membership).toContainText('The form says Professional')
    await expectFits(page)
    await axe(page)
    await guidePicture(page, 'person-membership', membership)
  })

  await test.step('imports a short list', async () => {
    await page.goto('/admin/users')
    await openDeskPage(page, 'Import People', 'People')
    await page.getByLabel('List of people').setInputFiles({
      name: `juba ${tag}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Name,E-mail,Category,Member since,Valid until\nAyen ${tag},ayen-${tag}@example.org,Professional,2020-02-01,2099-12-31\nمحمد ${tag},,Professional,2021-02-01,2099-12-31\n`,
      ),
    })
    await page.getByRole('button', { name: 'Upload' }).click()
    await page.getByRole('button', { name: 'Check the List' }).click()
    await expectFits(page)
    await page.getByRole('button', { name: 'Carry Out 2 Rows' }).click()
    await expect(page.getByRole('button', { name: 'Undo the Import' })).toBeVisible()
    await axe(page)
  })

  await test.step('merges two records of one person', async () => {
    await page.goto(`/admin/users?q=${encodeURIComponent(`Keji Wani ${tag}`)}`)
    await page.getByRole('link', { name: `Keji Wani ${tag}` }).click()
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByRole('link', { name: 'Merge With Another Person' }).click()
    await page.getByLabel('Find the other person').fill(`Keji W. ${tag}`)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('link', { name: `Keji W. ${tag}` }).click()
    await page.getByLabel('Why they are one person').fill('Same telephone, same office')
    await expectFits(page)
    await axe(page)
    await guidePicture(page, 'merge-people', page.getByRole('main'))
    await page.getByRole('button', { name: 'Merge Into One Person' }).click()
    await arrived('The two people are merged')
    await expect(page.getByRole('heading', { name: `Keji Wani ${tag}`, exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: `Undo the merge of Keji W. ${tag}` })).toBeVisible()
    await axe(page)
  })

  await test.step('saves a list and writes to it, with a test to the own address', async () => {
    await openDeskPage(page, 'Lists', 'People')
    await page.getByRole('link', { name: 'New List of People' }).click()
    await page.getByRole('button', { name: 'Add Condition' }).click()
    await page.getByLabel('Condition', { exact: true }).selectOption('Name')
    await page.getByLabel('Text').fill(tag)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('5 people', { exact: true })).toBeVisible()
    await page.getByLabel('Name of the list').fill(`People of ${tag}`)
    await page.getByRole('button', { name: 'Save List' }).click()
    await expect(page.getByRole('heading', { name: `People of ${tag}` })).toBeVisible()
    await expectFits(page)
    await page.getByRole('link', { name: 'Write to These People' }).click()
    await page.getByLabel('Subject').fill(`Assembly of ${tag}`)
    await page.getByLabel('About').selectOption('Events')
    await page.getByRole('textbox', { name: 'Text' }).fill('Dear {{fullName}}, please come on Friday.')
    await expectFits(page)
    await axe(page)
    await page.getByRole('button', { name: 'Save and Preview' }).click()
    await expect(page.getByRole('article', { name: 'Mail' })).toContainText('please come on Friday')
    await page.getByRole('button', { name: 'Send a Test to Me' }).click()
    expect((await mailbox.next(admin.email, new RegExp(`Test: Assembly of ${tag}`))).text).toContain('Friday')
    await expectFits(page)
  })

  await test.step('looks at the report on members', async () => {
    await openDeskPage(page, 'Reports')
    await expect(page.getByRole('region', { name: 'Members by grade' })).toBeVisible()
    await expectFits(page)
  })
})
