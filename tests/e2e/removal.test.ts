import { clockShiftedBy } from '../helpers/clockShiftedBy'
import { ADMIN } from '../helpers/server'
import { expect, test } from './fixtures'
import { guidePicture } from './guidePicture'
import { openPerson, signInHere } from './person'

const DAY_MS = 86_400_000
const FULL_NAME = 'Achol Garang'

/** A day in Juba, `YYYY-MM-DD`. */
const day = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Africa/Juba' })

test('a lapsed member is told for the last time, is due for removal, and is removed by decision', async ({
  browser,
  axe,
  installation,
}) => {
  test.setTimeout(300_000)
  const member = await installation.makePaperMember(
    { fullName: FULL_NAME },
    { grade: 'professional', date: day(400), expiresOn: day(31) },
  )

  // two hours later the reminders are sent; staff look at today's clock again
  await installation.restart(clockShiftedBy(2 * 60 * 60_000))
  await installation.nextMail(member.email, /will end soon/, 100_000)
  await installation.restart()

  const { page, problems } = await openPerson(browser, installation.server.url, { width: 1440, height: 900 })
  await page.goto('/auth?from=%2Fadmin%2Fremovals')
  await signInHere(page, ADMIN.email, ADMIN.password)
  await expect(page.getByRole('search', { name: 'Members whose grace period is over' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: FULL_NAME })
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('Last notice before a removal:', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await axe(page)
  await guidePicture(page, 'due-for-removal')
  await row.getByRole('button', { name: `Remove ${FULL_NAME}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove this member?' })
  await dialog.getByRole('button', { name: 'Remove Member' }).click()
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Reason').fill('Board decision of 3 May')
  await axe(page)
  await dialog.getByRole('button', { name: 'Remove Member' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Nobody is due for removal')).toBeVisible()
  await installation.nextMail(member.email, /membership has ended/)

  await page.goto(`/admin/users/${member.id}?tab=membership`)
  const history = page.getByRole('list', { name: 'Membership history' })
  await expect(history).toContainText('Removed from the register')
  await expect(history).toContainText('Board decision of 3 May')
  await expect(history).toContainText('Reminder sent: last notice before a removal')
  expect(problems.filter((problem) => !` ${problem} `.includes(' 401 '))).toEqual([])
})
