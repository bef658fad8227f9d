import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pdfText } from '../helpers/pdfText'
import { ADMIN } from '../helpers/server'
import { banner, continueButton, fillIn, submitButton } from './applicationForm'
import { makePdf } from '../helpers/uploads'
import { toast } from './events'
import { expect, test } from './fixtures'
import { openPerson, signInHere } from './person'
import { required } from '../helpers/required'

const PASSWORD = 'Bridge-over-the-Nile-1'

/**
 * Issue 5, "Must show": three people in three browsers, on a server of their own that restarts in between,
 * with a real mail server.
 */
// proves: C228
test('an applicant goes from sign-up to a verified certificate and a new name, with a server restart in between', async ({
  browser,
  axe,
  installation,
}) => {
  test.setTimeout(300_000)
  const [applicant, office, stranger] = await Promise.all(
    [1, 2, 3].map(() => openPerson(browser, installation.server.url)),
  )
  const email = `${randomUUID()}@example.org`
  // a name in Arabic script
  const fullName = `نياندينق دينق ${Array.from({ length: 8 }, () => String.fromCharCode(0x0641 + randomInt(10))).join('')}`
  const newName = `Nyandeng Lado ${randomUUID().slice(0, 8)}`

  await test.step('staff require confirmed emails', async () => {
    await required(office).page.goto('/auth?from=%2Fadmin')
    await signInHere(required(office).page, ADMIN.email, ADMIN.password)
    await expect(required(office).page).toHaveURL('/admin/today')
    const response = await required(office).page.request.post('/api/globals/staff-settings', {
      data: { emailConfirmation: 'required' },
      headers: { Origin: installation.server.url },
    })
    expect(response.status(), await response.text()).toBe(200)
  })

  await test.step('the applicant signs up and confirms the email', async () => {
    const { page } = required(applicant)
    await page.goto('/membership/types')
    await page.getByRole('link', { name: 'Apply as Professional' }).click()
    await page.getByRole('main').getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Start Application' }).click()
    await expect(page).toHaveURL(/\/auth\?tab=sign-up&from=/)
    await page.getByLabel('Full Name').fill(fullName)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(toast(page, 'Account Created!')).toContainText(
      'Please check your email to confirm your account.',
    )
    const [link] = (await installation.nextMail(email, /Confirm your email address/)).links
    await page.goto(required(link))
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Confirm and Sign In' }).click()
    await expect(toast(page, 'Success!')).toBeVisible()
    await expect(page).toHaveURL('/membership/application?type=professional')
  })

  await test.step('the applicant applies', async () => {
    const { page } = required(applicant)
    await expect(continueButton(page)).toBeEnabled()
    await expect(page.getByLabel('Full Name')).toHaveValue(fullName)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await fillIn(page, fullName)
    await submitButton(page).click()
    await expect(
      toast(page, 'Application submitted successfully! We will contact you soon.').first(),
    ).toBeVisible()
    await page.waitForURL('/membership/join')
    await installation.nextMail(email, /We have received your application/)
  })

  await test.step('staff start the review', async () => {
    const { page } = required(office)
    await page.goto(`/admin/applications?q=${encodeURIComponent(fullName)}`)
    await page.getByLabel(`Status of ${fullName}`).selectOption('Under review')
    await expect(toast(page, 'Application status updated').first()).toBeVisible()
  })

  await test.step('the server restarts', async () => {
    expect(await installation.restart()).toBe(0)
  })

  await test.step('staff, still signed in, approve the application', async () => {
    const { page } = required(office)
    await page.reload()
    await page.getByRole('link', { name: fullName }).click()
    await expect(page).toHaveURL(/\/admin\/applications\/[0-9a-f]{24}$/)
    // the list, which has the same field, stays until the page is drawn
    await expect(page.getByRole('heading', { level: 2, name: fullName })).toBeVisible()
    await page.getByLabel(`Status of ${fullName}`).selectOption('Approved')
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Under review → Approved' })).toBeVisible()
  })

  const number =
    /ACE-\d{4}-\d{4,}/.exec(
      (await installation.nextMail(email, /your membership has been approved/)).text,
    )?.[0] ?? ''
  expect(number).not.toBe('')

  const printed = await test.step('the applicant, still signed in, downloads the certificate', async () => {
    const { page } = required(applicant)
    await page.goto('/membership/application')
    await expect(banner(page)).toContainText(number)
    await page.goto('/membership/dashboard')
    await expect(
      page.getByRole('region', { name: 'Membership Status' }).getByText('Active', { exact: true }),
    ).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Membership Certificate' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`certificate-${number}.pdf`)
    return pdfText(await readFile(await download.path()))
  })
  expect(printed).toContain('Professional')
  const address = /http:\/\/\S+\/verify\/ACE-\d{4}-\d{4,}/.exec(printed)?.[0] ?? ''
  expect(address).toBe(`${installation.server.url}/verify/${number}`)

  const check = async (name: string): Promise<void> => {
    const { page } = required(stranger)
    await page.goto(address)
    const main = page.getByRole('main')
    for (const text of [name, 'Professional', 'Active'])
      await expect(main.getByText(text, { exact: true })).toBeVisible()
    expect(await page.content()).not.toContain(email)
    await axe(page)
  }
  await test.step('a visitor verifies its number', () => check(fullName))

  await test.step('the member changes the name in the profile, and the registered name stays', async () => {
    const { page } = required(applicant)
    await page.goto('/profile')
    await page.getByLabel('Full Name').fill('Prof. Nyandeng, FACE')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Profile updated successfully').first()).toBeVisible()
    await check(fullName)
  })

  await test.step('the member requests a change of name with a document', async () => {
    const { page } = required(applicant)
    await page.getByRole('link', { name: 'registered name' }).click()
    await expect(page.getByRole('main').getByText(fullName, { exact: true })).toBeVisible()
    await page.getByLabel('New Full Name').fill(newName)
    await page.getByLabel('Reason').fill('Marriage')
    await page
      .getByLabel('Document')
      .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: makePdf() })
    await page.getByRole('button', { name: 'Request Change' }).click()
    await expect(page.getByRole('region', { name: 'Change requested' })).toContainText(newName)
    await axe(page)
    await check(fullName)
  })

  await test.step('staff approve the new name, and certificate and verification show it', async () => {
    const { page } = required(office)
    await page.goto('/admin/name-changes?status=requested')
    const [document] = await Promise.all([
      page.waitForResponse(/name-changes\/[0-9a-f]+\/document$/),
      page.evaluate(() =>
        fetch(
          globalThis.document.querySelector<HTMLAnchorElement>('a[href$="/document"]')?.href ?? '/no-link',
        ),
      ),
    ])
    expect([document.status(), document.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await axe(page)
    await page.getByRole('button', { name: `Approve the name ${newName}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve Change' }).click()
    await installation.nextMail(email, /registered name .* has been changed/)
    await check(newName)
    await required(applicant).page.goto('/membership/dashboard')
    const [download] = await Promise.all([
      required(applicant).page.waitForEvent('download'),
      required(applicant).page.getByRole('link', { name: 'Membership Certificate' }).click(),
    ])
    expect(await pdfText(await readFile(await download.path()))).toContain(newName)
  })

  for (const { problems } of [required(applicant), required(office), required(stranger)])
    expect(problems).toEqual([])
})
