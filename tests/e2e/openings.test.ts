import { expect, test } from './fixtures'
import { jubaDay } from '../helpers/jubaDay'

test(
  'a member submits a job opening, staff publish it, and a visitor finds it',
  { tag: '@phone' },
  async ({ page, makeMember, admin: _, openBrowser, mailbox, axe }) => {
    const member = await makeMember()
    const title = `Bridge inspector ${Date.now()}`
    const theirs = await openBrowser(member)
    await theirs.goto('/careers#jobs')
    await theirs.getByRole('link', { name: 'Submit a Job Opening' }).click()
    await expect(theirs.getByRole('heading', { name: 'Submit a Job Opening', level: 1 })).toBeVisible()
    await theirs.getByRole('button', { name: 'Submit Opening' }).click()
    await expect(theirs.getByText('Please enter a title').first()).toBeVisible()
    await theirs.getByLabel('Job title').fill(title)
    await theirs.getByLabel('Organisation').fill('Nile Works')
    await theirs.getByLabel('Place of work').fill('Bor')
    await theirs.getByLabel('Region').selectOption('greater_upper_nile')
    await theirs.getByLabel('Kind of employment').selectOption('contract')
    await theirs.getByLabel('Description').fill('Inspects bridges.\n\n- by boat\n- on foot')
    await theirs.getByLabel('How to apply').fill('jobs@example.org')
    await theirs.reload()
    await expect(theirs.getByLabel('Job title')).toHaveValue(title)
    const lastDay = jubaDay(30)
    await theirs.getByLabel('Last day').fill(lastDay)
    await theirs.getByRole('button', { name: 'Submit Opening' }).click()
    await expect(theirs.getByText('Waiting', { exact: true })).toBeVisible()
    await axe(theirs)

    await page.goto('/admin/today')
    await page.getByRole('link', { name: new RegExp(title) }).click()
    await page.getByLabel('Publish').check()
    await axe(page)
    await page.getByRole('button', { name: 'Save Decision' }).click()
    await expect(page.getByRole('link', { name: 'See it on the site' })).toBeVisible()
    await mailbox.next(member.email, /Your job opening is published/)

    const visitor = await openBrowser()
    await visitor.goto('/careers?kind=contract&region=greater_upper_nile')
    await axe(visitor)
    await visitor.getByRole('link', { name: title }).click()
    await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(visitor.getByRole('listitem').filter({ hasText: 'by boat' })).toBeVisible()
    await axe(visitor)
    const address = visitor.url()
    const html = await (await visitor.request.get(address)).text()
    expect(html).toContain('"@type":"JobPosting"')

    await theirs.reload()
    await theirs.getByRole('button', { name: `Close ${title}` }).click()
    await theirs.getByRole('button', { name: 'Yes, Close' }).click()
    await expect(theirs.getByText('Closed', { exact: true })).toBeVisible()
    expect((await visitor.request.get(address)).status()).toBe(410)
  },
)
