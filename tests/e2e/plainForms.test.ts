import { codeOf } from '../helpers/factors'
import { expect, test } from './fixtures'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ expectProblem }) => expectProblem(/^csp GET .*\.js$/)) // how the browser tells that scripts are off

  test(
    'a person signs in, comes back to where they were, and signs out',
    { tag: '@phone' },
    async ({ page, makeAccount, expectProblem }) => {
      expectProblem(/401 POST .*\/auth/)
      const person = await makeAccount()
      await page.goto('/profile')
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill('Not-this-one-1')
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'Invalid login credentials',
      )
      await expect(page.getByLabel('Email')).toHaveValue(person.email)
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL('/profile')
      await expect(page.getByText(person.email)).toBeVisible()
      const menu = page.getByRole('button', { name: 'Menu' })
      if (await menu.isVisible()) await menu.focus()
      await page.getByRole('button', { name: 'Account' }).focus()
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await expect(page).toHaveURL('/')
      await page.goto('/profile')
      await expect(page).toHaveURL('/auth?from=%2Fprofile&notice=sign-in')
    },
  )

  test(
    'a message that is refused comes back filled in, with the field that is wrong',
    { tag: '@phone' },
    async ({ page, expectProblem }) => {
      expectProblem(/400 POST .*\/contact/)
      await page.goto('/contact')
      await page.getByLabel('Name').fill('Nyandeng Deng')
      await page.getByLabel('Email').fill('nyandeng@example')
      await page.getByLabel('Subject').fill('A chapter in Bor')
      await page.getByLabel('Message').fill('When does it meet?\nAnd <where>?')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('alert', { name: 'There is a problem' }).getByRole('link')).toHaveText([
        'Valid email is required',
      ])
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Name')).toHaveValue('Nyandeng Deng')
      await expect(page.getByLabel('Message')).toHaveValue('When does it meet?\nAnd <where>?')
      await page.getByLabel('Email').fill('nyandeng@example.org')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText("Your message has been sent. We'll get back to you soon.")).toBeVisible()
    },
  )
})

test('a second factor is asked for without JavaScript as well', async ({
  browser,
  baseURL,
  extraHTTPHeaders,
  makeAccount,
}) => {
  const person = await makeAccount()
  const { key } = (await (await person.api.post('/api/users/factor')).json()) as { key: string }
  expect(
    (await person.api.post('/api/users/factor/confirm', { data: { code: codeOf(key, -1) } })).status(),
  ).toBe(200)
  const context = await browser.newContext({ baseURL, extraHTTPHeaders, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/auth?from=/events')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/events')
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await context.close()
})
