import { randomUUID } from 'node:crypto'
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
