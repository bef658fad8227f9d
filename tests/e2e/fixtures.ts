import { randomInt, randomUUID } from 'node:crypto'
import {
  type APIRequestContext,
  type BrowserContext,
  type Page,
  test as base,
  expect,
} from '@playwright/test'
import axeCore from 'axe-core'
import { ADMIN } from '../helpers/server'
import { type Installation, startInstallation } from './installation'
import { type Mailbox, openMailbox } from './mailbox'
import { makeMember } from './members'

export { expect }

export interface Account {
  email: string
  password: string
  fullName: string
  /** Asks the REST API as this person. */
  api: APIRequestContext
}

interface Fixtures {
  /** Declares that what matches (console messages, page errors, failed requests) belongs to this test. */
  expectProblem: (pattern: RegExp) => void
  /** Asks the REST API as a visitor, from an address of this test's own. */
  api: APIRequestContext
  /** Makes an account over HTTP. The browser stays signed out. */
  makeAccount: () => Promise<Account>
  /** A new account, signed in in the browser. */
  account: Account
  /**
   * Makes an account with a membership over HTTP: applies, with what is given, and is approved. The browser
   * stays signed out.
   */
  makeMember: (application?: object) => Promise<Account>
  /** A new member, signed in in the browser. */
  member: Account
  /** The seeded administrator, signed in in the browser. */
  admin: Account
  /** A browser beside the test's own, of whoever is given, or of nobody. */
  openBrowser: (person?: Account) => Promise<Page>
  /** An installation of this test's own; `installationEnv` says what differs from the others. */
  installation: Installation
  /** What the server sent by mail: `await mailbox.next(email, /subject/)`. */
  mailbox: Mailbox
  /**
   * Fails on violations of WCAG 2.2 AA in the page as it is, at rest: from then on it is shown with less motion.
   * With `rules`, of these alone.
   */
  axe: (page: Page, rules?: string[]) => Promise<void>
}

interface Hidden {
  installationEnv: Record<string, string>
  application: Application
  address: string
  /** The seeded administrator, signed in over HTTP only. */
  staff: Account
  problems: string[]
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Chromium's own note, also without scripts: the next page does not fade in, because it is the panel, or because less
 * motion was asked for in between. No page of ours threw it.
 */
const NO_FADE = 'ViewTransition opt-in disabled'

/** What went wrong in a context's pages, whether or not anyone looked. */
export const watch = (context: BrowserContext, problems: string[]): void => {
  context.on('console', (message) => {
    const text = message.text()
    const isHydration = message.type() === 'warning' && /hydrat/i.test(text)
    // a failed request is told by the response itself
    if ((message.type() === 'error' && !text.startsWith('Failed to load resource')) || isHydration)
      problems.push(`console: ${text}`)
  })
  context.on('weberror', (webError) => {
    const { stack, message } = webError.error()
    if (!message.includes(NO_FADE)) problems.push(`page error: ${stack || message}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400)
      problems.push(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // the page itself gives up what it no longer needs
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.method()} ${request.url()}`)
  })
}

const signIn = async (
  api: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<void> => {
  const response = await api.post('/api/users/login', { data: { email, password } })
  expect(response.status(), await response.text()).toBe(200)
}

/** So long a sign-in of staff is used again: with the longest test it stays a proof of identity, which lasts ten minutes. */
const STAFF_SIGN_IN_MS = 4 * 60_000
/** Of this process: each sign-in takes a third of a second of the processor. */
let staffSignIn: { state: Awaited<ReturnType<APIRequestContext['storageState']>>; at: number } | undefined

/** A context in which the seeded administrator is signed in. */
const openStaff = async (
  open: (state?: NonNullable<typeof staffSignIn>['state']) => Promise<APIRequestContext>,
) => {
  if (staffSignIn && Date.now() - staffSignIn.at < STAFF_SIGN_IN_MS) {
    const api = await open(staffSignIn.state)
    const { user } = (await (await api.get('/api/users/me')).json()) as { user: object | null }
    if (user) return api
    await api.dispose() // a test has signed out
  }
  const api = await open()
  await signIn(api, ADMIN)
  staffSignIn = { state: await api.storageState(), at: Date.now() }
  return api
}

/**
 * Whether a test uses public pages when the application is loaded, before (it is then loaded when it is
 * needed), or where it cannot be loaded at all.
 */
type Application = 'loaded' | 'later' | 'none'

/** The browser tells that the visitor saves data: the application is not loaded ahead. */
export const saveData = (): void =>
  void Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })

/** What the application is first needed for: someone turns to a field. */
const turnToField = (): void => {
  const field = document.createElement('input')
  document.body.append(field)
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  field.remove()
}

/**
 * Has a page's `goto` and `reload` wait until its script runs: who is quicker on a busy machine types into a page that
 * does not hear it yet.
 */
export const waitForScripts = (page: Page, application: Application = 'loaded'): void => {
  const whenReady =
    <Args extends unknown[], Answer>(load: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const answer = await load(...args)
      const isSite = (await page.locator('script[data-files]').count()) > 0
      if (!isSite) return answer
      await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 20_000 })
      const isLoadedAtOnce = (await page.locator('script[data-now]').count()) > 0
      if (application === 'none' || (application === 'later' && !isLoadedAtOnce)) return answer
      await page.evaluate(turnToField)
      await page.locator('html[data-app]').waitFor({ state: 'attached', timeout: 20_000 })
      return answer
    }
  page.goto = whenReady(page.goto.bind(page))
  page.reload = whenReady(page.reload.bind(page))
}

export const test = base.extend<Fixtures & Hidden>({
  application: [process.env.E2E_APPLICATION === 'later' ? 'later' : 'loaded', { option: true }],
  installationEnv: [{}, { option: true }],
  installation: [
    async ({ installationEnv }, use) => {
      const { installation, end } = await startInstallation(installationEnv)
      await use(installation)
      await end()
    },
    { timeout: 180_000 }, // its start does not count as time of the test
  ],
  baseURL: async ({}, use) => {
    await use(process.env.E2E_BASE_URL)
  },
  address: async ({}, use) => {
    await use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`)
  },
  problems: async ({}, use) => {
    await use([])
  },
  extraHTTPHeaders: async ({ address }, use) => {
    await use({ 'X-Forwarded-For': address })
  },
  context: async ({ context, problems, javaScriptEnabled, application }, use) => {
    watch(context, problems)
    if (javaScriptEnabled) context.on('page', (page) => waitForScripts(page, application))
    if (application !== 'loaded') await context.addInitScript(saveData)
    await use(context)
  },
  openBrowser: async ({ browser, baseURL, extraHTTPHeaders, viewport, application }, use) => {
    const opened: BrowserContext[] = []
    await use(async (person) => {
      const context = await browser.newContext({
        baseURL,
        extraHTTPHeaders,
        viewport,
        ...(person && { storageState: await person.api.storageState() }),
      })
      opened.push(context)
      if (application === 'later') await context.addInitScript(saveData)
      context.on('page', (page) => waitForScripts(page, application))
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
  expectProblem: [
    async ({ problems }, use) => {
      const expected: RegExp[] = []
      await use((pattern) => void expected.push(pattern))
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
  api: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const api = await playwright.request.newContext({ baseURL, extraHTTPHeaders })
    await use(api)
    await api.dispose()
  },
  makeAccount: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const made: APIRequestContext[] = []
    await use(async () => {
      const api = await playwright.request.newContext({ baseURL, extraHTTPHeaders })
      made.push(api)
      const account = {
        email: `${randomUUID()}@example.org`,
        password: 'Bridge-over-the-Nile-1',
        fullName: 'Nyandeng Deng',
      }
      const response = await api.post('/api/users/sign-up', { data: account })
      expect(response.status(), await response.text()).toBe(201)
      await signIn(api, account)
      return { ...account, api }
    })
    await Promise.all(made.map((api) => api.dispose()))
  },
  account: async ({ makeAccount, context }, use) => {
    const account = await makeAccount()
    await context.addCookies((await account.api.storageState()).cookies)
    await use(account)
  },
  makeMember: async ({ makeAccount, staff }, use) => {
    await use(async (application) => {
      const account = await makeAccount()
      await makeMember(account, staff, application)
      return account
    })
  },
  member: async ({ makeMember, context }, use) => {
    const account = await makeMember()
    await context.addCookies((await account.api.storageState()).cookies)
    await use(account)
  },
  staff: async ({ playwright, baseURL, extraHTTPHeaders }, use) => {
    const api = await openStaff((storageState) =>
      playwright.request.newContext({ baseURL, extraHTTPHeaders, storageState }),
    )
    await use({ ...ADMIN, fullName: 'Administrator', api })
    await api.dispose()
  },
  admin: async ({ staff, context }, use) => {
    await context.addCookies((await staff.api.storageState()).cookies)
    await use(staff)
  },
  mailbox: async ({}, use) => {
    await use(openMailbox(process.env.E2E_MAILBOX_URL))
  },
  axe: async ({}, use) => {
    await use(async (page, rules) => {
      await page.emulateMedia({ reducedMotion: 'reduce' }) // half-faded text has no contrast to judge
      await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0) // faded until the next rows are there
      const runOnly: axeCore.RunOnly = rules
        ? { type: 'rule', values: rules }
        : { type: 'tag', values: AXE_TAGS }
      // past the page's content security policy, which forbids foreign scripts
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
      const violations = await page.evaluate(async (runOnly) => {
        window.scrollTo(0, 0) // a target half under the bar at the top is no small target
        const { axe } = window as unknown as { axe: typeof axeCore }
        const results = await axe.run(document, { runOnly, resultTypes: ['violations'] })
        return results.violations.map(({ id, help, nodes }) => ({
          id,
          help,
          nodes: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
        }))
      }, runOnly)
      expect(violations).toEqual([])
    })
  },
})
