import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { modelOf } from '../../../../server/services/database'
import { type FakePerson, type FakeProvider, oidcEnvironment, startOidcProvider } from '../../../fakes/oidcProvider'
import { type Account, confirmEmailOf, makeAccount, newEmail } from '../../../helpers/accounts'
import { codeOf } from '../../../helpers/factors'
import { SITE_URL, type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
let provider: FakeProvider

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())
beforeEach(async () => {
  provider = await startOidcProvider()
  for (const [name, value] of Object.entries(oidcEnvironment(provider))) vi.stubEnv(name, value)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await provider.stop()
})

/** Like a browser: keeps the cookies that it is given. */
const newBrowser = () => {
  const cookies = new Map<string, string>()
  const address = randomUUID()
  const ask = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.request(method, path, { body, headers: { 'x-client-address': address, cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const start = (from?: string): Promise<Response> => ask('GET', `/api/users/sso${from ? `?from=${encodeURIComponent(from)}` : ''}`)
  /** Goes to the provider. Returns where that leads back to. */
  const goThere = async (from?: string): Promise<string> => {
    const started = await start(from)
    expect(started.status).toBe(303)
    const there = started.headers.get('location') ?? ''
    expect(there.startsWith(`${provider.issuer}/authorize?`), there).toBe(true)
    const back = (await fetch(there, { redirect: 'manual' })).headers.get('location') ?? ''
    expect(back.startsWith(`${SITE_URL}/api/users/sso/callback?`), back).toBe(true)
    return back.slice(SITE_URL.length)
  }
  /** The whole way there and back. Returns where that leads to. */
  const signOn = async (from?: string): Promise<string> => (await ask('GET', await goThere(from))).headers.get('location') ?? ''
  const who = async (): Promise<string | undefined> => ((await (await ask('GET', '/api/users/me')).json()) as { user: { email: string } | null }).user?.email
  return { ask, start, goThere, signOn, who, cookies }
}

const newPerson = (email = newEmail()): Required<FakePerson> => ({ sub: randomUUID(), email, email_verified: true, name: 'Keji Lado' })

const userOf = (email: string) => modelOf(app.payload, 'users').findOne({ email }).lean<{ _id: unknown; emailVerifiedAt?: Date }>()

describe('who comes from the provider for the first time', () => {
  it('gets an account with a confirmed address, no password, and a session; the next time the same one', async () => {
    const person = newPerson()
    provider.person(person)
    const browser = newBrowser()
    expect(await browser.signOn('/members?q=deng')).toBe('/auth?from=%2Fmembers%3Fq%3Ddeng')
    expect(await browser.who()).toBe(person.email)
    const user = await userOf(person.email)
    expect(user?.emailVerifiedAt).toBeInstanceOf(Date)
    expect(await modelOf(app.payload, 'profiles').findOne({ user: user?._id }).lean()).toMatchObject({ fullName: 'Keji Lado', email: person.email })
    expect(await modelOf(app.payload, 'outbox').countDocuments({ to: person.email, template: 'welcome' })).toBe(1)

    provider.person({ ...person, email: newEmail() }) // another address there is the same person
    const again = newBrowser()
    expect(await again.signOn()).toBe('/auth')
    expect(await again.who()).toBe(person.email)
  })

  it('has an account that nobody takes over by signing up with its address, nor enters by a password', async () => {
    const person = newPerson()
    provider.person(person)
    await newBrowser().signOn()
    const stranger = newBrowser()
    const account = { fullName: 'Somebody', email: person.email, password: 'Bridge-over-the-Nile-1' }
    expect((await stranger.ask('POST', '/api/users/sign-up', account)).status).toBe(201)
    for (const password of [account.password, 'none', ' ']) expect((await stranger.ask('POST', '/api/users/login', { email: person.email, password })).status).toBe(401)
  })

  it('gets one account, from how many tabs at once', async () => {
    const person = newPerson()
    provider.person(person)
    const browsers = await Promise.all(Array.from({ length: 5 }, async () => ({ browser: newBrowser(), back: '' })))
    for (const entry of browsers) entry.back = await entry.browser.goThere()
    await Promise.all(browsers.map(({ browser, back }) => browser.ask('GET', back)))
    expect(await modelOf(app.payload, 'users').countDocuments({ email: person.email })).toBe(1)
    expect(await modelOf(app.payload, 'identities').countDocuments({ subject: person.sub })).toBe(1)
  })
})

describe('an account that is there already', () => {
  let account: Account
  beforeEach(async () => {
    account = await makeAccount(app.payload)
    await confirmEmailOf(app.payload, account)
    provider.person(newPerson(account.email))
  })

  const link = (browser: ReturnType<typeof newBrowser>) => browser.ask('POST', '/api/users/sso/link', {})

  it('is linked only once its password was given', async () => {
    const browser = newBrowser()
    expect(await browser.signOn('/profile')).toBe('/auth?link=true&from=%2Fprofile')
    expect(await browser.who()).toBeUndefined()
    expect((await link(browser)).status).toBe(401)
    expect((await browser.ask('POST', '/api/users/login', { email: account.email, password: account.password })).status).toBe(200)
    expect((await link(browser)).status).toBe(200)
    expect((await link(browser)).status).toBe(410)
    const later = newBrowser()
    expect(await later.signOn()).toBe('/auth')
    expect(await later.who()).toBe(account.email)
    expect(await modelOf(app.payload, 'outbox').countDocuments({ to: account.email, template: 'accountChanged' })).toBe(1)
  })

  it('is not linked by somebody else’s session, nor by one that was proved long ago', async () => {
    const other = await makeAccount(app.payload)
    const browser = newBrowser()
    await browser.signOn()
    await browser.ask('POST', '/api/users/login', { email: other.email, password: other.password })
    expect((await link(browser)).status).toBe(410)
    await browser.ask('POST', '/api/users/login', { email: account.email, password: account.password })
    await modelOf(app.payload, 'sessions').updateMany({ user: account.id }, { $set: { authenticatedAt: new Date(0) } })
    expect((await link(browser)).status).toBe(401)
    expect(await modelOf(app.payload, 'identities').countDocuments({ user: { $in: [account.id, other.id] } })).toBe(0)
  })

  it('still asks for its second factor, and is closed while it is locked', async () => {
    const browser = newBrowser()
    await browser.signOn()
    await browser.ask('POST', '/api/users/login', { email: account.email, password: account.password })
    await link(browser)
    const { key } = (await (await browser.ask('POST', '/api/users/factor')).json()) as { key: string }
    expect((await browser.ask('POST', '/api/users/factor/confirm', { code: codeOf(key, -1) })).status).toBe(200)
    const later = newBrowser()
    const location = await later.signOn('/cms')
    expect(location).toMatch(/^\/auth\?from=%2Fcms#factor=[\w-]{43}$/)
    expect(await later.who()).toBeUndefined()
    expect((await later.ask('POST', '/api/users/login/factor', { challenge: location.split('=').at(-1), code: codeOf(key) })).status).toBe(200)
    expect(await later.who()).toBe(account.email)
    await modelOf(app.payload, 'users').updateOne({ _id: account.id }, { $set: { lockedAt: new Date() } })
    const locked = newBrowser()
    expect(await locked.signOn()).toBe('/auth?problem=sso_closed')
    expect(await locked.who()).toBeUndefined()
  })
})

describe('the ways to sign in', () => {
  interface Ways {
    hasPassword: boolean
    identities: { id: string; provider: string; linkedAt: string; lastUsedAt: string }[]
    provider: string | null
    canProve: boolean
  }
  type Browser = ReturnType<typeof newBrowser>
  const waysOf = async (browser: Browser): Promise<Ways> => (await (await browser.ask('GET', '/api/users/sso/ways')).json()) as Ways
  const changesOf = (email: string): Promise<string[]> => modelOf(app.payload, 'outbox').find({ to: email, template: 'accountChanged' }).distinct('dedupeKey').lean<string[]>()
  const entriesOf = async (user: unknown): Promise<string[]> => modelOf(app.payload, 'audit-log').distinct('action', { account: user })
  /** As after ten minutes. */
  const grow = (user: unknown) => modelOf(app.payload, 'sessions').updateMany({ user }, { $set: { authenticatedAt: new Date(0) } })
  const choose = (browser: Browser, newPassword = 'Bridge-over-the-Nile-1') => browser.ask('POST', '/api/users/password/first', { newPassword })

  /** Somebody who came by single sign-on alone. */
  const comeNew = async () => {
    const person = newPerson()
    provider.person(person)
    const browser = newBrowser()
    await browser.signOn()
    const user = await userOf(person.email)
    return { person, browser, id: String(user?._id) }
  }

  it('are told to their owner alone: the provider’s name, since when, and when it was used', async () => {
    const { browser, person } = await comeNew()
    expect(await waysOf(browser)).toEqual({
      hasPassword: false,
      identities: [{ id: expect.stringMatching(/^[0-9a-f]{24}$/), provider: 'University of Juba', linkedAt: expect.any(String), lastUsedAt: expect.any(String) }],
      provider: 'University of Juba',
      canProve: true,
    })
    await modelOf(app.payload, 'identities').updateOne({ subject: person.sub }, { $set: { lastUsedAt: new Date(0) } })
    await browser.signOn()
    expect(Date.parse((await waysOf(browser)).identities[0]?.lastUsedAt ?? '')).toBeGreaterThan(0)
    expect((await newBrowser().ask('GET', '/api/users/sso/ways')).status).toBe(401)
    // another provider is set up meanwhile: it is named by where it is
    vi.stubEnv('OIDC_ISSUER', 'https://login.example.org')
    expect(await waysOf(browser)).toMatchObject({ identities: [{ provider: new URL(provider.issuer).host }], canProve: false })
  })

  it('get a password while signed in, once, and the owner is told', async () => {
    const { browser, person, id } = await comeNew()
    const elsewhere = newBrowser()
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
    expect((await newBrowser().ask('POST', '/api/users/login', { email: person.email, password })).status).toBe(200)
    expect((await waysOf(browser)).hasPassword).toBe(true)
  })

  it('are removed by their owner after a recent proof, never the last one', async () => {
    const { browser, person, id } = await comeNew()
    const elsewhere = newBrowser()
    await elsewhere.signOn()
    const [identity] = (await waysOf(browser)).identities
    const remove = (by: Browser) => by.ask('DELETE', `/api/users/sso/identities/${identity?.id}`)
    expect((await remove(newBrowser())).status).toBe(401)
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
    expect((await browser.ask('POST', '/api/users/reauthenticate', { password: 'Bridge-over-the-Nile-1' })).status).toBe(200)
    expect((await remove(browser)).status).toBe(200)
    expect((await remove(browser)).status).toBe(404)
    expect(await browser.who()).toBe(person.email)
    expect(await elsewhere.who()).toBeUndefined()
    expect((await waysOf(browser)).identities).toEqual([])
    expect(await changesOf(person.email)).toContain(`account:identityRemoved:${identity?.id}`)
    const entry = await modelOf(app.payload, 'audit-log').findOne({ account: id, action: 'account.identity-removed' }).lean<{ before: unknown }>()
    expect(entry?.before).toEqual({ provider: 'University of Juba' })
    provider.person(person)
    expect(await newBrowser().signOn()).toBe('/auth?link=true')
  })

  describe('are proved at the provider by who has no password', () => {
    const begin = (browser: Browser, body: object = {}) => browser.ask('POST', '/api/users/sso/proof', { from: '/profile/security', ...body })
    /** There and back. Returns where that leads to. */
    const prove = async (browser: Browser, body: object = {}): Promise<string> => {
      const begun = await begin(browser, body)
      expect(begun.status, await begun.clone().text()).toBe(200)
      const { url } = (await begun.json()) as { url: string }
      expect(new URL(url).searchParams.get('prompt')).toBe('login')
      const back = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''
      return (await browser.ask('GET', back.slice(SITE_URL.length))).headers.get('location') ?? ''
    }
    const isProved = async (browser: Browser): Promise<boolean> => (await browser.ask('GET', '/api/users/my-data')).status === 200

    it('and the session stays the same', async () => {
      const { browser, id } = await comeNew()
      await grow(id)
      expect(await isProved(browser)).toBe(false)
      const session = browser.cookies.get('ace_session')
      expect(await prove(browser)).toBe('/profile/security?notice=proved')
      expect(browser.cookies.get('ace_session')).toBe(session)
      expect(await isProved(browser)).toBe(true)
    })

    it('not when the provider did not ask again, names somebody else, or cannot be asked', async () => {
      const { browser, person, id } = await comeNew()
      await grow(id)
      for (const change of [({ auth_time: _, ...claims }: Record<string, unknown>) => claims, (claims: Record<string, unknown>) => ({ ...claims, auth_time: Number(claims.auth_time) - 300 })]) {
        provider.claims(change)
        expect(await prove(browser)).toBe('/profile/security?notice=not-proved')
      }
      provider.claims((claims) => claims)
      provider.person(newPerson())
      expect(await prove(browser)).toBe('/profile/security?notice=not-proved')
      provider.person(person)
      provider.fault('noTokens')
      expect(await prove(browser)).toBe('/profile/security?notice=not-proved')
      provider.fault('none')
      expect(await isProved(browser)).toBe(false)
    })

    it('not by another session than the one that began', async () => {
      const [one, other] = [await comeNew(), await comeNew()]
      await grow(one.id)
      const { url } = (await (await begin(other.browser)).json()) as { url: string }
      const back = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''
      one.browser.cookies.set('ace_sso', other.browser.cookies.get('ace_sso') ?? '')
      expect((await one.browser.ask('GET', back.slice(SITE_URL.length))).headers.get('location')).toBe('/profile/security?notice=not-proved')
      expect(await isProved(one.browser)).toBe(false)
    })

    it('with the code where two-step sign-in is on', async () => {
      const { browser, id } = await comeNew()
      const { key } = (await (await browser.ask('POST', '/api/users/factor')).json()) as { key: string }
      expect((await browser.ask('POST', '/api/users/factor/confirm', { code: codeOf(key, -1) })).status).toBe(200)
      await grow(id)
      expect((await begin(browser)).status).toBe(403)
      expect((await begin(browser, { code: '000000' })).status).toBe(403)
      expect(await prove(browser, { code: codeOf(key) })).toBe('/profile/security?notice=proved')
    })

    it('and come back to a page of this site', async () => {
      const { browser } = await comeNew()
      for (const from of ['//evil.example.org', 'https://evil.example.org', '/\\evil.example.org', '/a?b=c', '/', '/../x', `/${'a'.repeat(300)}`]) expect((await begin(browser, { from })).status, from).toBe(400)
      expect((await begin(newBrowser())).status).toBe(401)
      const account = await makeAccount(app.payload)
      expect((await app.request('POST', '/api/users/sso/proof', { as: account, body: { from: '/profile/security' } })).status).toBe(409)
    })
  })

  it('are in the archive of the own data, and seen by staff', async () => {
    const { browser, person, id } = await comeNew()
    const archive = unzipSync(new Uint8Array(await (await browser.ask('GET', '/api/users/my-data')).arrayBuffer()))
    const account = JSON.parse(strFromU8(archive['account.json']!)) as { singleSignOn: unknown[] }
    expect(account.singleSignOn).toEqual([{ issuer: provider.issuer, subject: person.sub, linkedAt: expect.any(String), lastUsedAt: expect.any(String) }])
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    const seen = await app.request('GET', `/api/users/${id}/account`, { as: admin })
    expect(await seen.json()).toMatchObject({ hasPassword: false, providers: ['University of Juba'] })
    const own = await app.request('GET', `/api/users/${admin.id}/account`, { as: admin })
    expect(await own.json()).toMatchObject({ hasPassword: true, providers: [] })
  })
})

describe('an account that a crash left half made', () => {
  const steps = ['users', 'credentials', 'profiles', 'identities', 'outbox'] as const
  it.each(steps)('after its step in %s is completed when its owner comes again', async (last) => {
    const person = newPerson()
    provider.person(person)
    await newBrowser().signOn()
    const user = (await userOf(person.email))?._id
    const id = String(user)
    for (const slug of steps.slice(steps.indexOf(last) + 1)) await modelOf(app.payload, slug).deleteMany(slug === 'outbox' ? { to: person.email } : { user })
    await modelOf(app.payload, 'sessions').deleteMany({ user })
    await modelOf(app.payload, 'users').updateOne({ _id: user }, { $set: { emailVerifiedAt: null } })

    const browser = newBrowser()
    expect(await browser.signOn()).toBe('/auth')
    expect(await browser.who()).toBe(person.email)
    expect((await userOf(person.email))?.emailVerifiedAt).toBeInstanceOf(Date)
    expect(await modelOf(app.payload, 'profiles').countDocuments({ user, fullName: 'Keji Lado' })).toBe(1)
    expect(await modelOf(app.payload, 'identities').countDocuments({ user: id, subject: person.sub })).toBe(1)
    expect(await modelOf(app.payload, 'outbox').countDocuments({ to: person.email, template: 'welcome' })).toBe(1)
  })

  it('is not taken for one when it has a password, or is locked', async () => {
    const account = await makeAccount(app.payload)
    provider.person(newPerson(account.email))
    expect(await newBrowser().signOn()).toBe('/auth?link=true')
    const person = newPerson()
    provider.person(person)
    await newBrowser().signOn()
    const user = (await userOf(person.email))?._id
    await modelOf(app.payload, 'identities').deleteMany({ user })
    await modelOf(app.payload, 'users').updateOne({ _id: user }, { $set: { lockedAt: new Date() } })
    expect(await newBrowser().signOn()).toBe('/auth?problem=sso_closed')
    expect(await modelOf(app.payload, 'identities').countDocuments({ user })).toBe(0)
  })
})

describe('what the provider says is refused', () => {
  const hour = 3600
  const wrong: [string, (claims: Record<string, unknown>) => Record<string, unknown>][] = [
    ['another nonce', (claims) => ({ ...claims, nonce: 'another' })],
    ['no nonce', ({ nonce: _, ...claims }) => claims],
    ['another issuer', (claims) => ({ ...claims, iss: 'https://evil.example.org' })],
    ['for another site', (claims) => ({ ...claims, aud: 'another' })],
    ['too old', (claims) => ({ ...claims, iat: Number(claims.iat) - hour, exp: Number(claims.exp) - hour })],
    ['of nobody', ({ sub: _, ...claims }) => claims],
  ]
  it.each(wrong)('when it is: %s', async (_, change) => {
    const person = newPerson()
    provider.person(person)
    provider.claims(change)
    const browser = newBrowser()
    expect(await browser.signOn()).toBe('/auth?problem=sso_failed')
    expect(await browser.who()).toBeUndefined()
    expect(await userOf(person.email)).toBeNull()
  })

  it('when it is signed by another', async () => {
    provider.person(newPerson())
    provider.forge(true)
    expect(await newBrowser().signOn()).toBe('/auth?problem=sso_failed')
  })

  it.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }, { email: 'no address' }])('when it does not vouch for an address: %j', async (lack) => {
    const person = newPerson()
    provider.person({ ...person, ...lack })
    const browser = newBrowser()
    expect(await browser.signOn()).toBe('/auth?problem=sso_unverified')
    expect(await userOf(person.email)).toBeNull()
  })

  it('when it comes a second time, from another browser, or with another state', async () => {
    provider.person(newPerson())
    const browser = newBrowser()
    const back = await browser.goThere()
    const [stranger, kept] = [newBrowser(), browser.cookies.get('ace_sso')]
    expect((await stranger.ask('GET', back)).headers.get('location')).toBe('/auth?problem=sso_expired')
    const foreign = await stranger.goThere()
    expect((await browser.ask('GET', foreign)).headers.get('location')).toBe('/auth?problem=sso_expired')
    browser.cookies.set('ace_sso', `${kept?.slice(0, -2)}AA`)
    expect((await browser.ask('GET', back)).headers.get('location')).toBe('/auth?problem=sso_expired')
    browser.cookies.set('ace_sso', kept ?? '')
    expect((await browser.ask('GET', back)).headers.get('location')).toBe('/auth')
    browser.cookies.delete('ace_session')
    expect((await browser.ask('GET', back)).headers.get('location')).toBe('/auth?problem=sso_expired')
    expect(await browser.who()).toBeUndefined()
  })

  it('when the person gave up', async () => {
    const browser = newBrowser()
    const there = new URL((await browser.start('/events')).headers.get('location') ?? '')
    const back = `/api/users/sso/callback?error=access_denied&error_description=RAW&state=${there.searchParams.get('state')}`
    expect((await browser.ask('GET', back)).headers.get('location')).toBe('/auth?problem=sso_denied&from=%2Fevents')
  })
})

describe('a provider that is away', () => {
  const started = async (): Promise<string | null> => (await newBrowser().start()).headers.get('location')

  it('is told, and asked again the next time', async () => {
    provider.fault('error500')
    expect(await started()).toBe('/auth?problem=sso_unavailable')
    provider.fault('none')
    expect(await started()).toContain(`${provider.issuer}/authorize`)
  })

  it('is told when it goes while somebody is there', async () => {
    provider.person(newPerson())
    const browser = newBrowser()
    const back = await browser.goThere()
    provider.fault('noTokens')
    expect((await browser.ask('GET', back)).headers.get('location')).toBe('/auth?problem=sso_unavailable')
  })

  it('is told when nothing listens there, or never answers', async () => {
    provider.fault('slow')
    expect(await started()).toBe('/auth?problem=sso_unavailable')
    vi.stubEnv('OIDC_ISSUER', 'http://127.0.0.1:9')
    expect(await started()).toBe('/auth?problem=sso_unavailable')
  })
})

it('without the setting there is none', async () => {
  vi.stubEnv('OIDC_ISSUER', undefined)
  expect(await (await app.request('GET', '/api/users/sso/provider')).json()).toEqual({ name: null })
  expect((await newBrowser().start()).headers.get('location')).toBe('/auth?problem=sso_off')
})
