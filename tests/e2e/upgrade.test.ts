import {
  APPLICATION_PAGE,
  continueButton,
  fillInMembership,
  fillInPersonal,
  stepTitle,
  submitButton,
} from './applicationForm'
import { sendDocument } from './evidence'
import { expect, test } from './fixtures'
import { decide } from './members'
import { readEnd, readInvoices } from './payments'
import { required } from '../helpers/required'

const DAY_MS = 86_400_000

/** A day in Juba, `YYYY-MM-DD`. */
const day = (ahead: number): string =>
  new Date(Date.now() + ahead * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Africa/Juba' })

test('a Graduate moves up to Professional in mid-year and pays for the rest of the term alone @phone', async ({
  page,
  makeAccount,
  context,
  staff,
  mailbox,
  axe,
}) => {
  const person = await makeAccount()
  await context.addCookies((await person.api.storageState()).cookies)
  const { user } = (await (await person.api.get('/api/users/me')).json()) as { user: { id: string } }
  const { seen } = (await (await staff.api.get(`/api/memberships/${user.id}/record`)).json()) as {
    seen: unknown
  }
  const added = await staff.api.post(`/api/memberships/${user.id}/events`, {
    data: {
      kind: 'added',
      grade: 'graduate',
      registeredName: person.fullName,
      date: day(-183),
      expiresOn: day(182),
      reason: 'From the paper register',
      seen,
    },
  })
  expect(added.status(), await added.text()).toBe(201)
  const end = await readEnd(person)

  await page.goto('/membership/dashboard')
  await page
    .getByRole('region', { name: 'Membership Status' })
    .getByRole('link', { name: 'Change Grade' })
    .click()
  const main = page.getByRole('main')
  const offer = main.getByRole('region', { name: 'Professional' })
  await expect(offer).toContainText(/for the rest of your term until/)
  const price = required(/USD [\d.]+/.exec(await offer.innerText())?.[0])
  // half a year is left of the year that the fees are for
  expect(Number(price.slice(4))).toBeGreaterThan(20)
  expect(Number(price.slice(4))).toBeLessThan(30)
  await axe(page)
  await offer.getByRole('link', { name: 'Apply for Professional' }).click()
  await expect(page).toHaveURL(`${APPLICATION_PAGE}?type=professional`)

  await test.step('the application asks for what the grade needs', async () => {
    await expect(page.getByLabel('Full Name', { exact: true })).toHaveValue(person.fullName)
    await fillInPersonal(page)
    await continueButton(page).click()
    await expect(stepTitle(page, 'Membership Details')).toBeVisible()
    await expect(page.getByText('Your grade now: Graduate.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Student Member' })).toHaveCount(0)
    await fillInMembership(page)
    await continueButton(page).click()
    await expect(stepTitle(page, 'Make a Final Impact')).toBeVisible()
    for (const name of ['Identity document or passport', 'Degree', 'Licence']) await sendDocument(page, name)
    await page.getByLabel('Signature', { exact: true }).fill(person.fullName)
    await submitButton(page).click()
    await page.waitForURL('/membership/join')
  })
  await test.step('the grade follows from the approval, the term stays, and the rest of it is invoiced', async () => {
    const { application } = (await (await person.api.get('/api/applications/mine')).json()) as {
      application: { id: string }
    }
    await decide(staff, application.id, { status: 'under_review' })
    await decide(staff, application.id, { status: 'approved' })
    await mailbox.next(person.email, /has been approved/)
    const mail = await mailbox.next(person.email, /^Invoice INV-/)
    await page.goto('/membership/dashboard')
    await expect(page.getByRole('region', { name: 'Membership Status' })).toContainText('Professional')
    expect((await readEnd(person)).getTime()).toBe(end.getTime())
    const [invoice, ...others] = await readInvoices(person)
    expect(others).toEqual([])
    expect(mail.text).toContain(required(invoice).number)
    await page.getByRole('main').getByRole('link', { name: 'See Invoices' }).click()
    await page.getByRole('link', { name: `Invoice ${required(invoice).number}` }).click()
    await expect(page.getByRole('main')).toContainText(price)
    await expect(page.getByRole('main')).toContainText('Graduate')
    await axe(page)
  })
})
