import type { Page } from '@playwright/test'
import { type Account, expect, test } from './fixtures'

const profileOf = async ({ api }: Account): Promise<string> =>
  ((await (await api.get('/api/profiles/me')).json()) as { id: string }).id
const fieldsOf = (page: Page) => ({
  subject: page.getByLabel('Subject'),
  text: page.getByRole('textbox', { name: 'Message' }),
})

test(
  'two members exchange messages, a draft survives a reload, and a block ends the conversation',
  { tag: '@phone-too' },
  async ({ page, member, makeMember, openBrowser, mailbox, axe, expectProblem }) => {
    const other = await makeMember()
    await page.goto(`/members?search=${encodeURIComponent(other.fullName)}&member=${await profileOf(other)}`)
    await page.getByRole('link', { name: 'Write a Message' }).click()
    await expect(page.getByRole('heading', { name: 'New Message', level: 1 })).toBeVisible()
    const { subject, text } = fieldsOf(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Please enter a subject').first()).toBeVisible()
    await subject.fill('Borehole logs near Bor')
    await text.fill('May I use your logs?')
    await page.reload()
    await expect(text).toHaveValue('May I use your logs?')
    await axe(page)
    await page.getByRole('button', { name: 'Send Message' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Borehole logs near Bor' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'May I use your logs?' })).toHaveCount(1)

    const mail = await mailbox.next(other.email, /Message from/)
    for (const { email } of [member]) expect(`${mail.text}${mail.html}`).not.toContain(email)
    const theirs = await openBrowser(other)
    await theirs.goto('/membership/dashboard')
    await expect(theirs.getByText('1 new message')).toBeVisible()
    await theirs.getByRole('link', { name: 'Open Messages' }).click()
    await axe(theirs)
    await theirs.getByRole('link', { name: 'Borehole logs near Bor' }).click()
    await theirs.getByRole('textbox', { name: 'Your answer' }).fill('Yes, of course.')
    await theirs.getByRole('button', { name: 'Send Answer' }).click()
    await expect(theirs.getByRole('listitem').filter({ hasText: 'Yes, of course.' })).toBeVisible()
    await axe(theirs)
    await theirs.goto('/profile/messages')
    await expect(theirs.getByText('New', { exact: true })).toBeHidden()

    await page.goto('/profile/messages')
    await page.getByRole('link', { name: 'Borehole logs near Bor' }).click()
    await expect(page.getByText('Yes, of course.')).toBeVisible()
    await page.getByRole('button', { name: /^Report/ }).click()
    await page.getByLabel('What is wrong with it').fill('Only a test')
    await page.getByRole('button', { name: 'Report Message' }).click()
    await expect(page.getByText('You reported this message.')).toBeVisible()
    await page.getByRole('button', { name: /^Block/ }).click()
    await page.getByRole('button', { name: 'Block Member' }).click()
    await expect(page.getByRole('button', { name: /^Unblock/ })).toBeVisible()

    expectProblem(/403 POST .*\/answer/)
    await theirs.goto('/profile/messages?box=sent')
    await theirs.getByRole('link', { name: 'Borehole logs near Bor' }).click()
    await expect(theirs.getByText('This member does not receive messages at the moment')).toBeVisible()
    await page.goto('/profile/messages')
    await page.getByRole('button', { name: /^Unblock/ }).click()
    await expect(page.getByRole('button', { name: /^Unblock/ })).toBeHidden()
  },
)
