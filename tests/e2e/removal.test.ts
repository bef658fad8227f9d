import { randomInt, randomUUID } from 'node:crypto'
import { request } from '@playwright/test'
import { clockShiftedBy } from '../helpers/clockShiftedBy'
import { ADMIN, makeDataDir, removeDataDir, startServer } from '../helpers/server'
import { smtpEnvironment, startSmtp, waitForMail } from '../helpers/smtp'
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
}) => {
  test.setTimeout(300_000)
  const dataDir = await makeDataDir()
  const smtp = await startSmtp()
  let server = await startServer({ dataDir, env: smtpEnvironment(smtp) })
  const signedIn = async (account: { email: string; password: string }) => {
    const api = await request.newContext({
      baseURL: server.url,
      extraHTTPHeaders: { Origin: server.url, 'X-Forwarded-For': `10.8.${randomInt(256)}.1` },
    })
    expect((await api.post('/api/users/login', { data: account })).status()).toBe(200)
    return api
  }
  try {
    const member = { email: `${randomUUID()}@example.org`, password: 'Bridge-over-the-Nile-1' }
    const staff = await signedIn(ADMIN)
    const made = await staff.post('/api/users/sign-up', { data: { ...member, fullName: FULL_NAME } })
    expect(made.status(), await made.text()).toBe(201)
    const api = await signedIn(member)
    const { user } = (await (await api.get('/api/users/me')).json()) as { user: { id: string } }
    const { seen } = (await (await staff.get(`/api/memberships/${user.id}/record`)).json()) as {
      seen: unknown
    }
    const added = await staff.post(`/api/memberships/${user.id}/events`, {
      data: {
        kind: 'added',
        grade: 'professional',
        registeredName: FULL_NAME,
        date: day(400),
        expiresOn: day(31),
        reason: 'From the paper register',
        seen,
      },
    })
    expect(added.status(), await added.text()).toBe(201)
    await Promise.all([staff.dispose(), api.dispose()])

    // two hours later the reminders are sent; staff look at today's clock again
    await server.end()
    server = await startServer({
      dataDir,
      env: { ...smtpEnvironment(smtp), ...clockShiftedBy(2 * 60 * 60_000) },
    })
    await waitForMail(smtp, member.email, /will end soon/, 100_000)
    await server.end()
    server = await startServer({ dataDir, env: smtpEnvironment(smtp) })

    const { page, problems } = await openPerson(browser, server.url, { width: 1440, height: 900 })
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
    await waitForMail(smtp, member.email, /membership has ended/)

    await page.goto(`/admin/users/${user.id}`)
    const history = page.getByRole('list', { name: 'Membership history' })
    await expect(history).toContainText('Removed from the register')
    await expect(history).toContainText('Board decision of 3 May')
    await expect(history).toContainText('Reminder sent: last notice before a removal')
    expect(problems.filter((problem) => !` ${problem} `.includes(' 401 '))).toEqual([])
  } finally {
    await server.end()
    await smtp.stop()
    await removeDataDir(dataDir)
  }
})
