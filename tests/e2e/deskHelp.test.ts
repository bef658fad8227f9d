import { expect, test } from './fixtures'

test('a page of the desk explains itself, and leads to its chapter of the guide', async ({
  page,
  admin,
  axe,
}) => {
  expect(admin.email).toBeTruthy()
  await page.goto('/admin/payments/day-close')
  await page.getByRole('button', { name: 'Help with this page' }).click()
  const help = page.getByRole('dialog', { name: 'Day Close' })
  await expect(help).toContainText('count the cash')
  await axe(page)
  await help.getByRole('link', { name: 'Read more in the guide' }).click()
  await expect(page).toHaveURL('/admin/help/treasurer#each-day')
  await expect(help).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Each day' })).toBeInViewport()
  const picture = page.getByRole('img', { name: /^Record a payment/ })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await axe(page)
})

test('the guides are searched, and a guide that does not exist is not found @phone-too', async ({
  page,
  admin,
  axe,
  expectProblem,
}) => {
  expect(admin.email).toBeTruthy()
  expectProblem(/404 GET .*\/admin\/help\/nobody/)
  await page.goto('/admin/help')
  await expect(page.getByRole('link', { name: 'The treasurer’s guide' })).toBeVisible()
  await axe(page)
  await page.getByLabel('Search the guides').fill('instalments')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/admin/help?q=instalments')
  await expect(page.getByRole('main').getByRole('link', { name: 'Instalments' })).toBeVisible()
  await axe(page)
  await page.getByLabel('Search the guides').fill('hippopotamus')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No chapter contains these words')).toBeVisible()
  await page.goto('/admin/help/nobody')
  await expect(page.getByRole('heading', { name: /not found|does not exist/i }).first()).toBeVisible()
})
