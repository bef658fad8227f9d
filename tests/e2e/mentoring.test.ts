import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const fillIn = async (page: Page, part: string, topics: string, words: string): Promise<void> => {
  const form = page.getByRole('region', { name: part })
  await form.getByLabel(topics).fill(words)
  await form.getByLabel('Surveying and geographic information').check()
  await form.getByLabel('Region').selectOption('greater_equatoria')
  await form.getByLabel('English', { exact: true }).check()
  await form.getByLabel('By video').check()
}

test(
  'a member asks a mentor, who accepts, and they write to each other',
  { tag: '@phone' },
  async ({ page, member, makeMember, openBrowser, mailbox, axe }) => {
    const mentor = await makeMember()
    const theirs = await openBrowser(mentor)
    await theirs.goto('/membership/mentoring')
    await fillIn(theirs, 'Be a mentor', 'What you can teach', 'Levelling and satellite positioning.')
    await theirs.getByRole('button', { name: 'Become a Mentor' }).click()
    await expect(theirs.getByText('0 of 1 places taken')).toBeVisible()
    await axe(theirs)

    await page.goto('/membership/mentoring')
    const request = page.getByRole('region', { name: 'Find a mentor' })
    await request.getByRole('button', { name: 'Look for a Mentor' }).click()
    await expect(page.getByText('Please choose at least one field').first()).toBeVisible()
    await fillIn(page, 'Find a mentor', 'What you want to learn', 'How to level a canal.')
    await request.getByRole('button', { name: 'Look for a Mentor' }).click()
    await expect(page.getByRole('heading', { name: 'Your request' })).toBeVisible()
    await page.getByRole('button', { name: `Ask ${mentor.fullName}` }).click()
    await expect(page.getByText(/You asked/)).toBeVisible()
    await axe(page)

    const mail = await mailbox.next(mentor.email, /would like you as a mentor/)
    expect(`${mail.text}${mail.html}`).not.toContain(member.email)
    await theirs.reload()
    const answers = theirs.getByRole('region', { name: 'Waiting for your answer' })
    await answers.getByLabel('Accept').check()
    await answers.getByRole('button', { name: /Send Answer/ }).click()
    await expect(theirs.getByRole('heading', { name: 'Your mentorships' })).toBeVisible()
    await axe(theirs)
    await page.reload()
    await page.getByRole('link', { name: `Write to ${mentor.fullName}` }).click()
    await expect(page.getByRole('heading', { name: 'New Message', level: 1 })).toBeVisible()
  },
)
