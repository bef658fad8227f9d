import type { Page } from '@playwright/test'
import { pdfText } from '../helpers/pdfText'
import { expect, test } from './fixtures'
import { removeFees } from './fees'
import { expectOnlyError } from './formErrors'
import { apply } from './members'

/** A date such as `12 March 2029` in Juba, as the site formats it. */
const inWords = (date: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Juba',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(date)

const inYears = (years: number): string => {
  const date = new Date()
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return inWords(date)
}

/** Sets the status of an application under review, with a reason. */
const setStatus = async (desk: Page, status: string): Promise<void> => {
  await desk.getByRole('combobox', { name: /^Status of/ }).selectOption(status)
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Board of 3 May')
  await dialog.getByRole('button', { name: status === 'Approved' ? 'Approve' : 'Change Status' }).click()
  await expect(
    desk
      .getByRole('listitem')
      .filter({ hasText: `→ ${status}` })
      .first(),
  ).toBeVisible()
}

test.describe('a membership', () => {
  test('keeps its term after a mistaken decision, and is suspended and reinstated', async ({
    page,
    account,
    staff,
    openBrowser,
    mailbox,
    axe,
  }) => {
    const roles = async (): Promise<string[]> =>
      ((await (await account.api.get('/api/users/me')).json()) as { user: { roles: string[] } }).user.roles
    await removeFees(staff, 'fellow')
    const application = await apply(account, { membershipType: 'fellow' })
    const desk = await openBrowser(staff)
    await desk.goto(`/admin/applications/${application}`)
    await setStatus(desk, 'Approved')
    expect(await roles()).toEqual(['member'])

    const asked = await account.api.post('/api/renewals/request', { data: { years: 2 } })
    const { id } = (await asked.json()) as { id: string }
    expect(
      (await staff.api.post(`/api/renewals/${id}/decision`, { data: { status: 'done' } })).status(),
    ).toBe(200)
    const end = inYears(3)
    await page.goto('/membership/dashboard')
    await expect(page.getByRole('main').getByText(end)).toBeVisible()

    await setStatus(desk, 'Under review')
    expect((await mailbox.next(account.email, /membership has ended/)).text).toContain('under review')
    expect(await roles()).toEqual([])
    await desk.reload()
    await setStatus(desk, 'Approved')
    await expect.poll(roles).toEqual(['member'])
    await page.reload()
    await expect(page.getByRole('main').getByText(end)).toBeVisible()
    const certificate = await account.api.get('/api/memberships/mine/certificate')
    expect((await pdfText(await certificate.body())).replaceAll(/\s+/g, ' ')).toContain(end)
    expect(await roles()).toEqual(['member'])

    const { user } = (await (await account.api.get('/api/users/me')).json()) as { user: { id: string } }
    await desk.goto(`/admin/users/${user.id}?tab=membership`)
    const section = desk.getByRole('region', { name: 'Membership' })
    await expect(section.getByRole('listitem').filter({ hasText: 'Renewed for 2 years' })).toBeVisible()
    await axe(desk)
    await section.getByRole('button', { name: 'Suspend' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Suspend this membership?' })
    await dialog.getByRole('button', { name: 'Suspend membership' }).click()
    await expectOnlyError(dialog.getByLabel('Reason'), 'Please give a reason')
    await axe(desk)
    await dialog.getByLabel('Reason').fill('Complaint 7')
    await dialog.getByLabel('Message to the member').fill('A complaint is being heard.')
    await dialog.getByRole('button', { name: 'Suspend membership' }).click()
    await expect(section.getByRole('listitem').filter({ hasText: 'Complaint 7' })).toContainText('Suspended')
    expect((await mailbox.next(account.email, /has been suspended/)).text).toContain(
      'A complaint is being heard.',
    )
    expect(await roles()).toEqual([])
    await page.reload()
    await expect(page.getByRole('main').getByText('Suspended').first()).toBeVisible()

    await section.getByRole('button', { name: 'Reinstate' }).click()
    await desk.getByRole('dialog').getByLabel('Reason').fill('Complaint dismissed')
    await desk.getByRole('dialog').getByRole('button', { name: 'Reinstate membership' }).click()
    await expect(section.getByRole('button', { name: 'Suspend' })).toBeVisible()
    expect(await roles()).toEqual(['member'])
    await page.reload()
    await expect(page.getByRole('main').getByText(end)).toBeVisible()
    expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
})
