import type { ViewportSize } from '@playwright/test'
import { ADMIN } from '../helpers/server'
import { openConfirmation } from './evidence'
import { expect, test } from './fixtures'
import { expectOnlyError } from './formErrors'
import { clockShiftedBy } from '../helpers/clockShiftedBy'
import { openPerson, signInHere } from './person'

const PASSWORD = 'Bridge-over-the-Nile-1'
const DAY_MS = 86_400_000

/** How far the coming 10 February is, 9:00: nominations are open from January to March. */
const untilFebruary = (): number => {
  const today = new Date()
  const year = today.getUTCFullYear() + (today.getUTCMonth() < 2 ? 0 : 1)
  return Date.UTC(year, 1, 10, 9) - today.getTime()
}

const SHIFT_MS = untilFebruary()
const now = (): number => Date.now() + SHIFT_MS

test.use({ installationEnv: clockShiftedBy(SHIFT_MS) })

test('two Fellows nominate another, the committee votes, staff decide, and the grade follows', async ({
  browser,
  axe,
  installation,
}) => {
  test.setTimeout(300_000)
  const mailbox = { next: installation.nextMail }
  const staff = await installation.signedIn(ADMIN)
  /** A browser whose clock agrees with the server's. */
  const openHere = async (viewport?: ViewportSize) => {
    const person = await openPerson(browser, installation.server.url, viewport)
    await person.page.clock.install({ time: now() })
    return person
  }
  const day = (ahead: number) => new Date(now() + ahead * DAY_MS).toISOString().slice(0, 10)
  /** Makes a member, of the server's February. */
  const makeMember = (fullName: string, email: string, grade: string) =>
    installation.makePaperMember({ fullName, email }, { grade, date: day(-100), expiresOn: day(265) })
  await makeMember('Amer Deng', 'amer@example.org', 'fellow')
  await makeMember('Bol Garang', 'bol@example.org', 'fellow')
  const nominee = await makeMember('Lado Wani', 'lado@example.org', 'professional')
  const judge = await makeMember('Viola Kiden', 'viola@example.org', 'professional')
  const settings = await staff.post('/api/globals/staff-settings', {
    data: { nominationCommittee: [judge.id] },
  })
  expect(settings.status(), await settings.text()).toBe(200)

  const fellow = await openHere()
  await test.step('a Fellow finds the way from the page of Fellowship, and nominates', async () => {
    const { page } = fellow
    await page.goto('/membership/types')
    await page.getByRole('link', { name: 'About Fellowship' }).click()
    await page.getByRole('link', { name: 'Nominate a Fellow' }).click()
    await signInHere(page, 'amer@example.org', PASSWORD)
    await expect(page).toHaveURL('/membership/nominations')
    await page.getByRole('button', { name: 'Nominate' }).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
    await axe(page)
    await page.getByLabel('Grade').selectOption('Fellow (FACE)')
    await page.getByLabel('Nominee’s full name').fill('Lado Wani')
    await page.getByLabel('Nominee’s email or membership number').fill('lado@example.org')
    await page.getByLabel('Email or membership number of the second Fellow').fill('bol@example.org')
    await page
      .getByLabel('Why you nominate this person')
      .fill('Thirty bridges over the Nile, all of them standing.')
    await page.getByRole('button', { name: 'Nominate' }).dblclick()
    const made = page.getByRole('region', { name: 'Your nominations' })
    await expect(made.getByText('Lado Wani')).toHaveCount(1)
    await expect(made).toContainText('lado@example.org: Asked')
    await axe(page)
  })
  await test.step('nominee and second Fellow confirm by their links, without signing in', async () => {
    for (const [email, question] of [
      ['lado@example.org', 'Do you accept your nomination for Fellow'],
      ['bol@example.org', 'Do you nominate Lado Wani for Fellow'],
    ] as const) {
      const { page } = await openHere()
      await openConfirmation(page, mailbox, email)
      await expect(page.getByRole('heading', { name: question })).toBeVisible()
      await page.getByRole('button', { name: 'Yes, I Confirm' }).click()
      await expect(page.getByText('Thank you. Your confirmation has been recorded.')).toBeVisible()
    }
  })
  await test.step('the dashboard tells the committee, who votes once', async () => {
    const { page } = await openHere({ width: 360, height: 740 })
    await page.goto('/auth?from=%2Fmembership%2Fdashboard')
    await signInHere(page, 'viola@example.org', PASSWORD)
    await page.getByRole('link', { name: 'One nomination waits for your vote' }).click()
    await axe(page)
    await page.getByRole('button', { name: 'Vote for Lado Wani' }).click()
    await expect(page.getByText('You voted for.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Vote / })).toHaveCount(0)
  })
  await test.step('staff are told that a nomination waits, and decide', async () => {
    const { page } = await openHere()
    await page.goto('/auth?from=%2Fadmin')
    await signInHere(page, ADMIN.email, ADMIN.password)
    await page.getByRole('main').getByRole('link', { name: 'Lado Wani' }).click()
    await expect(page).toHaveURL('/admin/nominations')
    await expect(page.getByRole('link', { name: 'Nominations 1 waiting' })).toBeVisible()
    await expect(page.getByText('Votes: 1 for, 0 against, of a committee of 1')).toBeVisible()
    await axe(page)
    const approve = page.getByRole('button', { name: 'Approve', exact: true })
    await approve.click()
    await expectOnlyError(page.getByLabel('Reason'), 'Please give a reason')
    await page.getByLabel('Reason').fill('Board 5/2027')
    await approve.click()
    await page.getByRole('button', { name: 'Yes, Approve Lado Wani' }).dblclick()
    await expect(page.getByRole('heading', { name: /Lado Wani, Fellow \(FACE\).*Approved/ })).toBeVisible()
  })
  const mine = async () =>
    (await (await nominee.api.get('/api/memberships/mine')).json()) as { grade: string }
  await expect.poll(async () => (await mine()).grade).toBe('fellow')
  await test.step('the nominator reads what came of it', async () => {
    await fellow.page.reload()
    await expect(fellow.page.getByRole('region', { name: 'Your nominations' })).toContainText('Approved')
    expect(fellow.problems).toEqual([])
  })
})
