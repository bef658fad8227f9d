import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { modelOf } from '../../../../../platform/database'
import { makeAccount } from '../../../../helpers/accounts'
import { codeOf } from '../../../../helpers/factors'
import {
  type Browser,
  newBrowser,
  newPerson,
  useSignOnSetting,
  userOf,
} from '../../../../helpers/signOnSetting'
import { SITE_URL } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

const setting = useSignOnSetting()

describe('the sign-in methods', () => {
  interface Ways {
    hasPassword: boolean
    identities: { id: string; provider: string; linkedAt: string; lastUsedAt: string }[]
    provider: string | null
    canProve: boolean
  }
  const waysOf = async (browser: Browser): Promise<Ways> =>
    (await (await browser.ask('GET', '/api/users/sso/ways')).json()) as Ways
  const changesOf = (email: string): Promise<string[]> =>
    modelOf(setting.app.payload, 'outbox')
      .find({ to: email, template: 'accountChanged' })
      .distinct('dedupeKey')
      .lean<string[]>()
  const entriesOf = async (user: unknown): Promise<string[]> =>
    modelOf(setting.app.payload, 'audit-log').distinct('action', { account: user })
  /** As after ten minutes. */
  const grow = (user: unknown) =>
    modelOf(setting.app.payload, 'sessions').updateMany({ user }, { $set: { authenticatedAt: new Date(0) } })
  const choose = (browser: Browser, newPassword = 'Bridge-over-the-Nile-1') =>
    browser.ask('POST', '/api/users/password/first', { newPassword })

  /** An account that was created by single sign-on. */
  const comeNew = async () => {
    const person = newPerson()
    setting.provider.person(person)
    const browser = newBrowser(setting)
    await browser.signOn()
    const user = await userOf(setting, person.email)
    return { person, browser, id: String(user?._id) }
  }

  // proves: C108
  it('are shown to their owner only: the provider’s name, and the dates of linking and last use', async () => {
    const { browser, person } = await comeNew()
    expect(await waysOf(browser)).toEqual({
      hasPassword: false,
      identities: [
        {
          id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown,
          provider: 'University of Juba',
          linkedAt: expect.any(String) as unknown,
          lastUsedAt: expect.any(String) as unknown,
        },
      ],
      provider: 'University of Juba',
      canProve: true,
    })
    await modelOf(setting.app.payload, 'identities').updateOne(
      { subject: person.sub },
      { $set: { lastUsedAt: new Date(0) } },
    )
    await browser.signOn()
    expect(Date.parse((await waysOf(browser)).identities[0]?.lastUsedAt ?? '')).toBeGreaterThan(0)
    expect((await newBrowser(setting).ask('GET', '/api/users/sso/ways')).status).toBe(401)
    // another provider is set up now: the old one is named by its host
    vi.stubEnv('OIDC_ISSUER', 'https://login.example.org')
    expect(await waysOf(browser)).toMatchObject({
      identities: [{ provider: new URL(setting.provider.issuer).host }],
      canProve: false,
    })
  })

  it('get a password once from a signed-in owner, who is notified', async () => {
    const { browser, person, id } = await comeNew()
    const elsewhere = newBrowser(setting)
    await elsewhere.signOn()
    expect((await choose(browser, 'weak')).status).toBe(400)
    await grow(id)
    expect((await choose(browser)).status).toBe(401)
    await browser.signOn()
    const answers = await Promise.all([choose(browser, 'One-bridge-1'), choose(browser, 'Two-bridges-2')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await choose(browser)).status).toBe(409)
    expect(await browser.who()).toBe(person.email)
    expect(await elsewhere.who()).toBeUndefined()
    expect(await changesOf(person.email)).toEqual([`account:passwordChosen:${id}`])
    expect(await entriesOf(id)).toContain('account.password-chosen')
    const password = answers[0].status === 200 ? 'One-bridge-1' : 'Two-bridges-2'
    expect(
      (await newBrowser(setting).ask('POST', '/api/users/login', { email: person.email, password })).status,
    ).toBe(200)
    expect((await waysOf(browser)).hasPassword).toBe(true)
  })

  it('are removed by their owner after a recent sign-in, except the last one', async () => {
    const { browser, person, id } = await comeNew()
    const elsewhere = newBrowser(setting)
    await elsewhere.signOn()
    const [identity] = (await waysOf(browser)).identities
    const remove = (by: Browser) => by.ask('DELETE', `/api/users/sso/identities/${identity?.id}`)
    expect((await remove(newBrowser(setting))).status).toBe(401)
    const refused = await remove(browser)
    expect(refused.status).toBe(409)
    expect(((await refused.json()) as { errors: { code: string }[] }).errors[0]?.code).toBe('last_way')
    await choose(browser)
    await elsewhere.signOn()
    const other = await comeNew()
    await choose(other.browser)
    expect((await remove(other.browser)).status).toBe(404)
    await grow(id)
    expect((await remove(browser)).status).toBe(401)
    expect(
      (await browser.ask('POST', '/api/users/reauthenticate', { password: 'Bridge-over-the-Nile-1' })).status,
    ).toBe(200)
    expect((await remove(browser)).status).toBe(200)
    expect((await remove(browser)).status).toBe(404)
    expect(await browser.who()).toBe(person.email)
    expect(await elsewhere.who()).toBeUndefined()
    expect((await waysOf(browser)).identities).toEqual([])
    expect(await changesOf(person.email)).toContain(`account:identityRemoved:${identity?.id}`)
    const entry = await modelOf(setting.app.payload, 'audit-log')
      .findOne({ account: id, action: 'account.identity-removed' })
      .lean<{ before: unknown }>()
    expect(entry?.before).toEqual({ provider: 'University of Juba' })
    setting.provider.person(person)
    expect(await newBrowser(setting).signOn()).toBe('/auth?link=true')
  })

  describe('confirm a person without a password at the provider', () => {
    const begin = (browser: Browser, body: object = {}) =>
      browser.ask('POST', '/api/users/sso/proof', { from: '/profile/security', ...body })
    /** Signs in at the provider. Returns the address that it redirects to. */
    const prove = async (browser: Browser, body: object = {}): Promise<string> => {
      const begun = await begin(browser, body)
      expect(begun.status, await begun.clone().text()).toBe(200)
      const { url } = (await begun.json()) as { url: string }
      expect(new URL(url).searchParams.get('prompt')).toBe('login')
      const back = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''
      return (await browser.ask('GET', back.slice(SITE_URL.length))).headers.get('location') ?? ''
    }
    const isProved = async (browser: Browser): Promise<boolean> =>
      (await browser.ask('GET', '/api/users/my-data')).status === 200

    it('without a change of the session', async () => {
      const { browser, id } = await comeNew()
      await grow(id)
      expect(await isProved(browser)).toBe(false)
      const session = browser.cookies.get('ace_session')
      expect(await prove(browser)).toBe('/profile/security?notice=proved')
      expect(browser.cookies.get('ace_session')).toBe(session)
      expect(await isProved(browser)).toBe(true)
    })

    it('but not when the provider did not ask again, names another person, or is not available', async () => {
      const { browser, person, id } = await comeNew()
      await grow(id)
      for (const change of [
        ({ auth_time: _, ...claims }: Record<string, unknown>) => claims,
        (claims: Record<string, unknown>) => ({ ...claims, auth_time: Number(claims.auth_time) - 300 }),
      ]) {
        setting.provider.claims(change)
        expect(await prove(browser)).toBe('/profile/security?notice=not-proved')
      }
      setting.provider.claims((claims) => claims)
      setting.provider.person(newPerson())
      expect(await prove(browser)).toBe('/profile/security?notice=not-proved')
      setting.provider.person(person)
      setting.provider.fault('noTokens')
      expect(await prove(browser)).toBe('/profile/security?notice=not-proved')
      setting.provider.fault('none')
      expect(await isProved(browser)).toBe(false)
    })

    it('but not for a session other than the one that began', async () => {
      const [one, other] = [await comeNew(), await comeNew()]
      await grow(one.id)
      const { url } = (await (await begin(other.browser)).json()) as { url: string }
      const back = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''
      one.browser.cookies.set('ace_sso', other.browser.cookies.get('ace_sso') ?? '')
      expect((await one.browser.ask('GET', back.slice(SITE_URL.length))).headers.get('location')).toBe(
        '/profile/security?notice=not-proved',
      )
      expect(await isProved(one.browser)).toBe(false)
    })

    it('with the code where two-step sign-in is on', async () => {
      const { browser, id } = await comeNew()
      const { key } = (await (await browser.ask('POST', '/api/users/factor')).json()) as { key: string }
      expect((await browser.ask('POST', '/api/users/factor/confirm', { code: codeOf(key, -1) })).status).toBe(
        200,
      )
      await grow(id)
      expect((await begin(browser)).status).toBe(403)
      expect((await begin(browser, { code: '000000' })).status).toBe(403)
      expect(await prove(browser, { code: codeOf(key) })).toBe('/profile/security?notice=proved')
    })

    it('and redirect to a page of this site', async () => {
      const { browser } = await comeNew()
      for (const from of [
        '//evil.example.org',
        'https://evil.example.org',
        '/\\evil.example.org',
        '/a?b=c',
        '/',
        '/../x',
        `/${'a'.repeat(300)}`,
      ])
        expect((await begin(browser, { from })).status, from).toBe(400)
      expect((await begin(newBrowser(setting))).status).toBe(401)
      const account = await makeAccount(setting.app.payload)
      expect(
        (
          await setting.app.request('POST', '/api/users/sso/proof', {
            as: account,
            body: { from: '/profile/security' },
          })
        ).status,
      ).toBe(409)
    })
  })

  it('are in the export of the person’s data, and visible to staff', async () => {
    const { browser, person, id } = await comeNew()
    const archive = unzipSync(
      new Uint8Array(await (await browser.ask('GET', '/api/users/my-data')).arrayBuffer()),
    )
    const account = JSON.parse(strFromU8(required(archive['account.json']))) as { singleSignOn: unknown[] }
    expect(account.singleSignOn).toEqual([
      {
        issuer: setting.provider.issuer,
        subject: person.sub,
        linkedAt: expect.any(String) as unknown,
        lastUsedAt: expect.any(String) as unknown,
      },
    ])
    const admin = await makeAccount(setting.app.payload, { roles: ['admin'] })
    const seen = await setting.app.request('GET', `/api/users/${id}/account`, { as: admin })
    expect(await seen.json()).toMatchObject({ hasPassword: false, providers: ['University of Juba'] })
    const own = await setting.app.request('GET', `/api/users/${admin.id}/account`, { as: admin })
    expect(await own.json()).toMatchObject({ hasPassword: true, providers: [] })
  })
})
