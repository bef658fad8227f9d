import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { type FakeProvider, oidcEnvironment, startOidcProvider } from '../fakes/oidcProvider'
import { codeOf } from '../helpers/factors'
import { type FreshServer, startFreshServer } from '../helpers/freshServer'
import { ADMIN } from '../helpers/server'
import { toast } from './events'
import { clearSession } from './clearSession'
import { expect, test } from './fixtures'
import { expectOnlyError } from './formErrors'

/** A server with other settings than that of the other tests: single sign-on, and no mail server. */
test.describe.configure({ mode: 'default' })

const PASSWORD = 'Bridge-over-the-Nile-1'
const CONTINUE = 'Continue with University of Juba'

let server: FreshServer
let provider: FakeProvider

test.beforeAll(async () => {
  provider = await startOidcProvider()
  server = await startFreshServer(oidcEnvironment(provider))
})
test.afterAll(async () => {
  await server.end()
  await provider.stop()
})

const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Signs in on the provider's page. */
const beAtProvider = async (page: Page, email: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible()
  await page.getByLabel('Address').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const signUp = async (api: APIRequestContext): Promise<string> => {
  const email = `${randomUUID()}@example.org`
  expect(
    (
      await api.post(`${server.url}/api/users/sign-up`, {
        data: { fullName: 'Keji Lado', email, password: PASSWORD },
      })
    ).status(),
  ).toBe(201)
  return email
}

test.describe('single sign-on', () => {
  // proves: C198
  test(
    'redirects to the provider and back to the page where it began',
    { tag: '@phone' },
    async ({ page, axe }) => {
      const email = `${randomUUID()}@example.org`
      await page.goto(`${server.url}/profile`)
      await expect(page).toHaveURL(/\/auth\?from=%2Fprofile/)
      await axe(page)
      await page.getByRole('link', { name: CONTINUE }).click()
      await beAtProvider(page, email)
      await expect(page).toHaveURL(`${server.url}/profile`)
      await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Keji Lado')
      await expect(page.getByText(email)).toBeVisible()
    },
  )

  test('shows an error of ours when the person cancels or the provider is not available', async ({
    page,
  }) => {
    await page.goto(`${server.url}/auth?tab=sign-up`)
    await page.getByRole('link', { name: CONTINUE }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByText('You have cancelled the sign-in. Nothing was changed.')).toBeVisible()
    await expect(page.getByText('RAW-TEXT')).toHaveCount(0)
    await page.getByRole('link', { name: CONTINUE }).click()
    provider.fault('noTokens')
    await beAtProvider(page, `${randomUUID()}@example.org`)
    await expect(
      page.getByText(
        'The sign-in service cannot be reached at the moment. Please try again later, or sign in with your password.',
      ),
    ).toBeVisible()
    provider.fault('none')
  })

  test(
    'links to an existing account after its password was entered',
    { tag: '@phone' },
    async ({ page, api, axe, expectProblem }) => {
      expectProblem(/^403 GET .*\/api\/directory/) // an account without a membership
      const email = await signUp(api)
      await page.goto(`${server.url}/auth?from=/events`)
      await page.getByRole('link', { name: CONTINUE }).click()
      await beAtProvider(page, email)
      await expect(page.getByText('You have an account with this address already')).toBeVisible()
      await expect(page.getByRole('link', { name: CONTINUE })).toHaveCount(0)
      await axe(page)
      await signIn(page, email, PASSWORD)
      await expect(toast(page, 'Single sign-on is linked to your account.')).toBeVisible()
      await expect(page).toHaveURL(`${server.url}/events`)
      await clearSession(page)
      await page.goto(`${server.url}/auth?from=/members`)
      await page.getByRole('link', { name: CONTINUE }).click()
      await beAtProvider(page, email)
      await expect(page).toHaveURL(`${server.url}/members`)
    },
  )

  // proves: C109
  test(
    'a person without a password sets one, and can then remove single sign-on',
    { tag: '@phone' },
    async ({ page, axe, expectProblem }) => {
      expectProblem(/401 POST .*\/api\/users\/password\/first/)
      const email = `${randomUUID()}@example.org`
      await page.goto(`${server.url}/auth?from=/profile/security`)
      await page.getByRole('link', { name: CONTINUE }).click()
      await beAtProvider(page, email)
      await expect(page).toHaveURL(`${server.url}/profile/security`)
      const own = page.getByRole('region', { name: 'Single sign-on' })
      await expect(own).toContainText('University of Juba')
      await expect(own).toContainText('This is your only way to sign in, so it cannot be removed.')
      await expect(own.getByRole('button', { name: 'Remove University of Juba' })).toHaveCount(0)
      await axe(page)

      const password = page.getByRole('region', { name: 'Password' })
      const choose = async (): Promise<void> => {
        await password.getByRole('textbox', { name: 'New password' }).fill(PASSWORD)
        await password.getByRole('button', { name: 'Choose Password' }).click()
      }
      // simulates a session that is older than ten minutes
      await page.route(
        '**/api/users/password/first',
        (route) =>
          route.fulfill({
            status: 401,
            json: {
              errors: [{ code: 'reauthentication_required', message: 'Please confirm your identity.' }],
            },
          }),
        { times: 1 },
      )
      await choose()
      const dialog = page.getByRole('dialog', { name: 'Confirm your identity' })
      await expect(dialog).toContainText(`A link to choose a password can be sent to ${email}.`)
      await dialog.getByRole('button', { name: 'Send Me a Link' }).click()
      await expect(dialog.getByRole('status')).toContainText(
        'We have sent you a link. It can be used once and expires after an hour.',
      )
      await axe(page)
      await dialog.getByRole('button', { name: CONTINUE }).click()
      await beAtProvider(page, email)
      await expect(toast(page, 'Thank you, we have confirmed that it is you')).toContainText(
        'Please choose again what you wanted to do.',
      )
      await expect(page).toHaveURL(`${server.url}/profile/security`)
      await choose()
      await expect(toast(page, 'Your password is saved')).toBeVisible()
      await expect(password.getByRole('button', { name: 'Change Password' })).toBeVisible()

      await own.getByRole('button', { name: 'Remove University of Juba' }).click()
      await axe(page)
      await page
        .getByRole('dialog', { name: 'Remove this sign-in?' })
        .getByRole('button', { name: 'Remove It' })
        .click()
      await expect(toast(page, 'Single sign-on is removed from your account')).toContainText(
        'All other devices were signed out.',
      )
      await expect(own).toContainText('Your account is not linked yet.')
    },
  )

  test('staff see whether an account is linked', async ({ page, openBrowser, api }) => {
    const email = `${randomUUID()}@example.org`
    await page.goto(`${server.url}/auth?from=/profile`)
    await page.getByRole('link', { name: CONTINUE }).click()
    await beAtProvider(page, email)
    await expect(page).toHaveURL(`${server.url}/profile`)
    const { user } = (await (await page.request.get(`${server.url}/api/users/me`)).json()) as {
      user: { id: string }
    }
    const signedIn = await api.post(`${server.url}/api/users/login`, { data: ADMIN })
    expect(signedIn.status()).toBe(200)
    const staff = await openBrowser({ ...ADMIN, fullName: 'Administrator', api })
    await staff.goto(`${server.url}/admin/users/${user.id}?tab=security`)
    await expect(staff.getByRole('region', { name: 'Access' })).toContainText(
      'University of JubaNo password chosen',
    )
  })

  test('works without JavaScript', async ({ browser, extraHTTPHeaders }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders })
    const page = await context.newPage()
    await page.goto(`${server.url}/auth?from=/profile`)
    await page.getByRole('link', { name: CONTINUE }).click()
    await beAtProvider(page, `${randomUUID()}@example.org`)
    await expect(page).toHaveURL(`${server.url}/profile`)
    await context.close()
  })

  test('is not shown without its setting, with and without JavaScript', async ({
    page,
    browser,
    baseURL,
    extraHTTPHeaders,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, extraHTTPHeaders })
    for (const visitor of [page, await context.newPage()]) {
      for (const path of ['/auth', '/auth?tab=sign-up']) {
        await visitor.goto(path)
        await expect(visitor.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
        await expect(visitor.getByText('Continue with')).toHaveCount(0)
      }
    }
    await context.close()
  })
})

test.describe('staff settings', () => {
  const signInAdmin = async (api: APIRequestContext): Promise<void> => {
    expect((await api.post(`${server.url}/api/users/login`, { data: ADMIN })).status()).toBe(200)
  }
  const set = async (api: APIRequestContext, settings: object): Promise<void> => {
    expect((await api.post(`${server.url}/api/globals/staff-settings`, { data: settings })).status()).toBe(
      200,
    )
  }

  // proves: C230
  test(
    'a new person is told when the confirmation mail cannot be sent',
    { tag: '@phone' },
    async ({ page, api, expectProblem }) => {
      expectProblem(/503 POST .*\/api\/users\/sign-up/)
      await signInAdmin(api)
      await set(api, { emailConfirmation: 'required' })
      await page.goto(`${server.url}/auth?tab=sign-up`)
      await page.getByLabel('Full Name').fill('Achol Garang')
      await page.getByLabel('Email').fill(`${randomUUID()}@example.org`)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign Up' }).click()
      await expect(toast(page, 'Email Service Not Configured')).toContainText(
        'Your account was created, but the confirmation email could not be sent. Please contact an administrator.',
      )
    },
  )

  test(
    'a new email is confirmed by a button, not by opening the mailed link',
    { tag: '@phone' },
    async ({ page, api, axe, expectProblem }) => {
      expectProblem(/(40[03] POST .*\/confirm|401 POST .*\/login)$/)
      const email = `${randomUUID()}@example.org`
      await signInAdmin(api)
      await set(api, { emailConfirmation: 'required' })
      await api.post(`${server.url}/api/users/sign-up`, {
        data: { fullName: 'Achol Garang', email, password: PASSWORD },
      })
      // a trial installation without a mail server: administrators read unsent mails in the outbox
      const { docs } = (await (
        await api.get(
          `${server.url}/api/outbox?where[to][equals]=${email}&where[template][equals]=confirmEmail`,
        )
      ).json()) as { docs: { id: string }[] }
      const { text } = (await (await api.get(`${server.url}/api/outbox/${docs[0]?.id}/mail`)).json()) as {
        text: string
      }
      const link = /http\S+confirm=true#[\w-]{43}/.exec(text)?.[0] ?? ''
      await page.goto(`${server.url}/auth`)
      await signIn(page, email, PASSWORD)
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'Invalid login credentials',
      )
      // mail scanners open links, some with a script
      for (let turn = 0; turn < 2; turn += 1) {
        expect((await api.get(link)).status()).toBe(200)
        await page.goto(`${server.url}/events`)
        await page.goto(link)
      }
      await axe(page)
      const confirm = async (password: string): Promise<void> => {
        await page.getByLabel('Password', { exact: true }).fill(password)
        await page.getByRole('button', { name: 'Confirm and Sign In' }).click()
      }
      // a person who reads the mail but did not sign up
      await confirm('Another-password-2')
      await expectOnlyError(
        page.getByLabel('Password', { exact: true }),
        'This is not the password that this account was created with.',
      )
      await confirm(PASSWORD)
      await expect(toast(page, 'Your email address is confirmed and you are signed in.')).toBeVisible()
      await expect(page).toHaveURL(`${server.url}/`)
      await page.goto(link)
      await confirm(PASSWORD)
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
        'This link has been used already or has expired.',
      )
      await set(api, { emailConfirmation: 'automatic' })
    },
  )

  // the last test: from here on the administrator needs a code
  test('staff who need a second factor set it up first, and then continue to their page', async ({
    page,
    api,
  }) => {
    await signInAdmin(api)
    await set(api, { secondFactorForStaff: 'required' })
    await page.goto(`${server.url}/auth?from=/admin/users`)
    await signIn(page, ADMIN.email, ADMIN.password)
    await expect(page).toHaveURL(`${server.url}/profile/security?from=%2Fadmin%2Fusers`)
    for (const path of ['/cms', '/admin', '/admin/users']) {
      await page.goto(`${server.url}${path}`)
      await expect(page).toHaveURL(
        `${server.url}/profile/security?from=${path === '/cms' ? path : encodeURIComponent(path)}`,
      )
    }
    await page
      .getByRole('region', { name: 'Two-step sign-in' })
      .getByRole('button', { name: 'Set Up Two-Step Sign-In' })
      .click()
    const key = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()
    await page.getByLabel('Code', { exact: true }).fill(codeOf(key))
    await page.getByRole('button', { name: 'Switch On' }).click()
    await page.getByRole('button', { name: 'I have saved them' }).click()
    await expect(page).toHaveURL(`${server.url}/admin/users`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await clearSession(page)
    await page.goto(`${server.url}/cms`)
    await expect(page).toHaveURL(/\/auth\?from=/)
    await signIn(page, ADMIN.email, ADMIN.password)
    await page.getByLabel('Code', { exact: true }).fill(codeOf(key, 1))
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(`${server.url}/cms`)
  })
})
