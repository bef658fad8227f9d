import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { required } from '../helpers/required'
import { expect, test } from './fixtures'

interface StoredGrade {
  id: string
  fees: { annualMinor: number }[]
}

/** The row of a grade in the table of fees. */
const feesOf = (page: Page, grade: string): Locator =>
  page
    .getByRole('table', { name: 'Fees' })
    .getByRole('row')
    .filter({
      has: page.getByRole('rowheader', { name: grade, exact: true }),
    })

const findGrade = async (api: APIRequestContext, grade: string): Promise<StoredGrade> => {
  const answer = await api.get(`/api/grades?where[grade][equals]=${grade}`)
  return required(((await answer.json()) as { docs: StoredGrade[] }).docs[0])
}

test(
  'a member sees what each grade costs and needs, in both currencies',
  { tag: '@phone' },
  async ({ page, account, axe }) => {
    expect(account.email).toBeTruthy()
    await page.goto('/membership/types')
    await expect(feesOf(page, 'Student')).toContainText('USD 10.00')
    await expect(feesOf(page, 'Student')).toContainText('SSP 45,000.00')
    await expect(feesOf(page, 'Corporate/Institutional')).toContainText(
      'with 5 seats; each further seat USD 80.00',
    )
    await expect(feesOf(page, 'Honorary')).toContainText('No dues')
    await expect(page.getByText('1 USD = 4,500 SSP')).toBeVisible()
    const card = page.getByRole('article').filter({ hasText: 'Licensed, at least 5 years' })
    await expect(card).toContainText('A licence to practise')
    await expect(card).toContainText('USD 20.00 or SSP 90,000.00 once for joining')
    await axe(page)

    await page.goto('/membership/join')
    const choices = page.getByRole('region', { name: 'Choose your grade' })
    await expect(choices.getByRole('heading', { level: 3 })).toHaveText([
      'Student',
      'Graduate',
      'Professional',
      'Fellow (FACE)',
    ])
    await expect(choices).toContainText('USD 30.00 or SSP 135,000.00 a year')
    await choices.getByRole('link', { name: 'Choose Graduate' }).click()
    await expect(page).toHaveURL(/type=graduate/)
    await expect(choices.getByRole('link', { name: 'Graduate is chosen' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await axe(page)

    await page.goto('/membership/application?step=2&type=graduate')
    await expect(page.getByLabel('Graduate Member')).toBeChecked()
    await expect(page.getByText('You need: Identity document or passport, Degree or diploma')).toBeVisible()

    await page.goto('/membership/renewal')
    await expect(feesOf(page, 'Graduate')).toContainText('USD 27.00')
  },
)

test('a member who renews sees what each choice costs', async ({ page, member }) => {
  expect(member.email).toBeTruthy()
  await page.goto('/membership/renewal/request')
  await expect(page.getByText(/USD \d+\.00 \(SSP [\d,]+\.00\)/).first()).toBeVisible()
})

test('staff change a fee in the panel, and the public page shows it at the next request', async ({
  page,
  admin,
  staff,
  api,
  expectProblem,
}) => {
  expectProblem(/^400 PATCH .*\/api\/grades\//)
  expect(admin.email).toBeTruthy()
  const grade = await findGrade(staff.api, 'corporate')
  await page.goto(`/cms/collections/grades/${grade.id}`)
  const dues = page.getByLabel('Dues for a year', { exact: false }).first()
  await expect(dues).toHaveValue('500.00', { timeout: 30_000 })
  await dues.fill('1,250.00')
  await dues.blur()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  const text = await (await api.get('/membership/types')).text()
  expect(text).toContain('USD 1,250.00')
  expect((await findGrade(staff.api, 'corporate')).fees[0]?.annualMinor).toBe(125_000)

  await dues.fill('12.345')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Please enter an amount, for example 1250.00').first()).toBeVisible()
  expect((await findGrade(staff.api, 'corporate')).fees[0]?.annualMinor).toBe(125_000)
  await staff.api.patch(`/api/grades/${grade.id}?overrideLock=true`, {
    data: { fees: grade.fees, _status: 'published' },
  })
})
