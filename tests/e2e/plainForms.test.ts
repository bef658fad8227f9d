import type { Locator, Page } from '@playwright/test'
import { codeOf } from '../helpers/factors'
import { makePdf } from '../helpers/uploads'
import {
  APPLICATION_PAGE,
  banner,
  continueButton,
  fillInMembership,
  fillInPersonal,
  stepTitle,
  submitButton,
} from './applicationForm'
import { cardOf, makeEvent } from './events'
import { type Account, expect, test } from './fixtures'

/** What the address has to tell. */
const notice = (page: Page): Locator => page.locator('noscript > .wrap > p')

const signIn = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

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

  test(
    'a person registers for an event and cancels',
    { tag: '@phone' },
    async ({ page, staff, makeAccount }) => {
      const event = await makeEvent(staff.api, { maxAttendees: 5 })
      const person = await makeAccount()
      await page.goto('/events')
      await cardOf(page, event).getByRole('button', { name: 'Register Now' }).click()
      await expect(page).toHaveURL(`/auth?from=%2Fevents%2F${event.slug}&notice=events`)
      await expect(notice(page)).toContainText('Please sign in to register for events')
      await signIn(page, person)
      await expect(page).toHaveURL(`/events/${event.slug}`)
      await page.getByRole('button', { name: 'Register Now' }).click()
      await expect(page).toHaveURL(`/events/${event.slug}?notice=registered`)
      await expect(notice(page)).toContainText("You've been registered for this event")
      await expect(page.getByText('You have a seat.')).toBeVisible()

      await page.goto('/events')
      await cardOf(page, event).getByRole('button', { name: 'Cancel Registration' }).click()
      await expect(page.getByRole('heading', { name: 'Cancel your registration?' })).toBeVisible()
      await page.getByRole('link', { name: 'Keep My Seat' }).click()
      await expect(page.getByText('You have a seat.')).toBeVisible()
      await page.getByRole('button', { name: 'Cancel Registration' }).click()
      await page
        .getByRole('form', { name: 'Cancel your registration?' })
        .getByRole('button', { name: 'Cancel Registration' })
        .click()
      await expect(notice(page)).toContainText('Your registration has been cancelled')
      await expect(page.getByRole('button', { name: 'Register Now' })).toBeVisible()
    },
  )

  test('an event that filled up meanwhile says so', async ({
    page,
    account,
    staff,
    makeAccount,
    expectProblem,
  }) => {
    expectProblem(/409 POST .*\/events\//)
    const event = await makeEvent(staff.api, { maxAttendees: 1 })
    await page.goto(`/events/${event.slug}`)
    await expect(page.getByRole('button', { name: 'Account' })).toBeAttached()
    const quicker = await makeAccount()
    expect((await quicker.api.post(`/api/events/${event.id}/registration`)).status()).toBe(200)
    await page.getByRole('button', { name: 'Register Now' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'maximum capacity' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Event Full' })).toBeVisible()
    expect(
      ((await (await account.api.get('/api/registrations')).json()) as { totalDocs: number }).totalDocs,
    ).toBe(0)
  })

  test(
    'a visitor who joins signs up with the address and the type that were given',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/membership/join?type=student')
      await page.getByLabel('Email').fill('nyandeng@example.org')
      await page.getByRole('button', { name: 'Start Application' }).click()
      await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByLabel('Email')).toHaveValue('nyandeng@example.org')
      expect(new URL(page.url()).searchParams.get('from')).toBe('/membership/application?type=student')
    },
  )

  test('a person who joins comes to the application with the address and the type that were given', async ({
    page,
    account,
  }) => {
    await page.goto('/membership/join?type=student')
    await page.getByLabel('Email').fill('other@example.org')
    await page.getByRole('button', { name: 'Start Application' }).click()
    await expect(page.getByLabel('Full Name', { exact: true })).toHaveValue(account.fullName)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('other@example.org')
    await page.getByRole('link', { name: 'Step 2' }).click()
    await expect(stepTitle(page, 'Membership Details')).toBeVisible()
  })

  test(
    'an application is sent step by step, and what is wrong is told with its step filled in',
    { tag: '@phone' },
    async ({ page, account, expectProblem }) => {
      expectProblem(/400 POST .*\/membership\/application/)
      await page.goto(`${APPLICATION_PAGE}?type=graduate`)
      await fillInPersonal(page, account.fullName)
      await page.getByLabel('Phone Number').fill('12')
      await page.getByLabel('Country').fill('Kenya')
      await page.getByLabel('State, province or county').fill('Nairobi')
      await continueButton(page).click()
      await expect(page.getByRole('alert', { name: 'There is a problem' }).getByRole('link')).toHaveText([
        /Please enter a valid phone number/,
      ])
      await expect(page.getByLabel('Phone Number')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Gender')).toHaveValue('female')
      await expect(page.getByLabel('State, province or county')).toHaveValue('Nairobi')
      await page.getByLabel('Phone Number').fill('0912 345 678')
      await continueButton(page).click()
      await expect(page).toHaveURL(`${APPLICATION_PAGE}?step=2`)
      await expect(page.getByLabel('Graduate Member')).toBeChecked()

      await fillInMembership(page)
      await page.getByRole('button', { name: 'Save for Later' }).click()
      await expect(notice(page)).toContainText('Application saved')
      await expect(page.getByLabel('Structural')).toBeChecked()
      await page.getByLabel('Structural').uncheck()
      await continueButton(page).click()
      await expect(stepTitle(page, 'Make a Final Impact')).toBeVisible()
      for (const name of ['Identity document or passport', 'Degree', 'Licence']) {
        const buffer = makePdf({ title: name })
        await page.locator('noscript select[name="name"]').selectOption(name)
        await page
          .locator('noscript input[type="file"]')
          .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer })
        await page.locator('noscript button[form="plain-document"]').click()
        await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
      }
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page.getByLabel('Professional Member')).toBeChecked()
      await expect(page.getByLabel('Structural')).not.toBeChecked()
      await expect(page.getByLabel('Details', { exact: true })).toHaveValue('ASCE, 4711')
      await continueButton(page).click()
      await page.getByLabel('Signature', { exact: true }).fill('Somebody Else')
      await submitButton(page).click()
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'Signature must be the same as your full name',
      )
      await page.getByLabel('Signature', { exact: true }).fill(account.fullName)
      await submitButton(page).click()
      await expect(notice(page)).toContainText('Application submitted successfully!')
      await expect(banner(page)).toContainText('Application Under Review')
      const sent = (await (await account.api.get('/api/applications?depth=0')).json()) as {
        docs: Record<string, unknown>[]
      }
      expect(sent.docs).toMatchObject([
        { country: 'Kenya', state: 'Nairobi', phoneNumber: '+211 912 345 678', sectors: [], region: 'other' },
      ])
    },
  )

  test('an application that is submitted before its first steps are right shows the first of them', async ({
    page,
    account,
    expectProblem,
  }) => {
    expectProblem(/400 POST .*\/membership\/application/)
    await page.goto(`${APPLICATION_PAGE}?step=3`)
    await page.getByLabel('Signature', { exact: true }).fill(account.fullName)
    await submitButton(page).click()
    await expect(stepTitle(page, 'Tell Us About Yourself')).toBeVisible()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Nationality is required',
    )
    await fillInPersonal(page, account.fullName)
    await continueButton(page).click()
    await expect(stepTitle(page, 'Membership Details')).toBeVisible()
  })

  test(
    'what was typed stays when the session has ended meanwhile, and is sent after signing in',
    { tag: '@phone' },
    async ({ page, context, account, expectProblem }) => {
      expectProblem(/401 POST .*\/membership\/application/)
      await page.goto(APPLICATION_PAGE)
      await fillInPersonal(page, account.fullName)
      await context.clearCookies()
      await continueButton(page).click()
      const problem = page.getByRole('alert', { name: 'There is a problem' }).getByRole('link')
      await expect(problem).toContainText('What you have typed is still here.')
      await expect(page.getByLabel('Nationality')).toHaveValue('South Sudanese')
      const [other] = await Promise.all([context.waitForEvent('page'), problem.click()])
      await signIn(other, account)
      await expect(other).toHaveURL('/')
      await continueButton(page).click()
      await expect(page).toHaveURL(`${APPLICATION_PAGE}?step=2`)
    },
  )

  test('a member asks for a renewal', { tag: '@phone' }, async ({ page, member }) => {
    await page.goto('/membership/renewal/request')
    await page.getByLabel('Annual: 1 year').check()
    await page.getByRole('button', { name: 'Renew and Get Invoice' }).click()
    await expect(notice(page)).toContainText('Invoice issued')
    await expect(page.getByText('Your invoice for 1 year is ready.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Renew and Get Invoice' })).toHaveCount(0)
    expect(member.email).toBeTruthy()
  })

  test('searches and filters are answered with pages', { tag: '@phone' }, async ({ page, staff, member }) => {
    const event = await makeEvent(staff.api)
    await page.goto('/')
    await page.getByRole('search').getByRole('searchbox').fill(event.title)
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(page.getByRole('link', { name: event.title })).toBeVisible()
    await page.getByRole('searchbox').fill('no such thing anywhere')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('link', { name: event.title })).toHaveCount(0)

    await page.goto('/publications')
    const publications = page.getByRole('search', { name: 'Publications' })
    await publications.getByLabel('Category').selectOption({ index: 1 })
    await publications.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/publications\?.*category=\w/)
    await expect(publications.getByLabel('Category')).not.toHaveValue('')

    await page.goto('/members')
    const members = page.getByRole('search', { name: 'Members' })
    await members.getByLabel('Search').fill(member.fullName)
    await members.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/members\?.*search=Nyandeng/)
    await expect(members.getByLabel('Search')).toHaveValue(member.fullName)

    await page.goto('/events')
    await page.getByRole('link', { name: 'Past events' }).click()
    await expect(page).toHaveURL('/events?when=past')
  })
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
