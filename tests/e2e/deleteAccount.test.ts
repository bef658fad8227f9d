import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { toast } from './events'
import { expect, test } from './fixtures'
import { required } from '../helpers/required'

const section = (page: Page, name: string) => page.getByRole('region', { name })

test(
  'a person downloads their data, after entering the password again when the sign-in is old',
  { tag: '@phone' },
  async ({ page, account, axe, expectProblem }) => {
    expectProblem(/401 GET .*\/api\/users\/my-data/)
    await page.goto('/profile/security')
    // simulates a session that is older than ten minutes
    await page.route(
      '**/api/users/my-data',
      (route) =>
        route.fulfill({
          status: 401,
          json: { errors: [{ code: 'reauthentication_required', message: 'Please confirm your identity.' }] },
        }),
      { times: 1 },
    )
    const download = page.waitForEvent('download')
    await section(page, 'Your data').getByRole('button', { name: 'Download My Data' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
    await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password)
    await axe(page)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    const archive = await download
    expect(archive.suggestedFilename()).toMatch(/^ace-my-data-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(new Uint8Array(await readFile(await archive.path())))
    expect(strFromU8(required(files['README.txt']))).toContain(account.email)
    expect(JSON.parse(strFromU8(required(files['profile.json'])))).toMatchObject({
      fullName: 'Nyandeng Deng',
    })
  },
)

test(
  'a person deletes their account after a confirmation, and restores it',
  { tag: '@phone' },
  async ({ page, member: account, makeMember, axe, mailbox, expectProblem }) => {
    // the page may send one more request after its session has ended
    expectProblem(/401 GET .*\/api\/users\/(factor|sessions|leave)$/)
    const { id } = (await (await account.api.get('/api/profiles/me')).json()) as { id: string }
    const reader = await makeMember()
    expect((await reader.api.get(`/api/directory/${id}`)).status()).toBe(200)
    await page.goto('/profile/security')
    await section(page, 'Delete account').getByRole('button', { name: 'Delete My Account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await axe(page)
    await dialog.getByRole('button', { name: 'Keep My Account' }).click()
    await expect(dialog).toBeHidden()
    await section(page, 'Delete account').getByRole('button', { name: 'Delete My Account' }).click()
    await dialog.getByRole('button', { name: 'Delete It' }).click()
    await expect(page).toHaveURL('/')
    await expect(toast(page, 'Your account will be deleted').first()).toBeVisible()
    await mailbox.next(account.email, /Your account will be deleted/)
    expect((await account.api.get('/api/users/leave')).status()).toBe(401)
    expect((await reader.api.get(`/api/directory/${id}`)).status()).toBe(404)

    await page.goto('/auth?from=/profile')
    await page.getByLabel('Email', { exact: true }).fill(account.email)
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/profile')
    const notice = page.getByRole('note', { name: 'Account deletion' })
    await expect(notice).toContainText('Your account will be deleted on')
    await axe(page)
    await notice.getByRole('button', { name: 'Keep My Account' }).click()
    await expect(toast(page, 'Your account is kept').first()).toBeVisible()
    await expect(notice).toBeHidden()
    await mailbox.next(account.email, /Your account will not be deleted/)
    await expect.poll(async () => (await reader.api.get(`/api/directory/${id}`)).status()).toBe(200)
  },
)
