import { beforeEach, describe, expect, it, vi } from 'vitest'
import { modelOf } from '../../../../../platform/database'
import { type Account, confirmEmailOf, makeAccount, newEmail } from '../../../../helpers/accounts'
import { codeOf } from '../../../../helpers/factors'
import {
  type Browser,
  newBrowser,
  newPerson,
  useSignOnSetting,
  userOf,
} from '../../../../helpers/signOnSetting'

const setting = useSignOnSetting()

describe('a person who signs in with the provider for the first time', () => {
  // proves: C110
  it('gets an account with a confirmed email, no password, and a session, and the same account the next time', async () => {
    const person = newPerson()
    setting.provider.person(person)
    const browser = newBrowser(setting)
    expect(await browser.signOn('/members?q=deng')).toBe('/auth?from=%2Fmembers%3Fq%3Ddeng')
    expect(await browser.who()).toBe(person.email)
    const user = await userOf(setting, person.email)
    expect(user?.emailVerifiedAt).toBeInstanceOf(Date)
    expect(await modelOf(setting.app.payload, 'profiles').findOne({ user: user?._id }).lean()).toMatchObject({
      fullName: 'Keji Lado',
      email: person.email,
    })
    expect(
      await modelOf(setting.app.payload, 'outbox').countDocuments({ to: person.email, template: 'welcome' }),
    ).toBe(1)

    setting.provider.person({ ...person, email: newEmail() }) // the provider's id identifies the person, although the email has changed
    const again = newBrowser(setting)
    expect(await again.signOn()).toBe('/auth')
    expect(await again.who()).toBe(person.email)
  })

  it('has an account that nobody enters with a sign-up or a password', async () => {
    const person = newPerson()
    setting.provider.person(person)
    await newBrowser(setting).signOn()
    const stranger = newBrowser(setting)
    const account = { fullName: 'Somebody', email: person.email, password: 'Bridge-over-the-Nile-1' }
    expect((await stranger.ask('POST', '/api/users/sign-up', account)).status).toBe(201)
    for (const password of [account.password, 'none', ' '])
      expect((await stranger.ask('POST', '/api/users/login', { email: person.email, password })).status).toBe(
        401,
      )
  })

  it('gets one account from several tabs at once', async () => {
    const person = newPerson()
    setting.provider.person(person)
    const browsers = await Promise.all(
      Array.from({ length: 5 }, async () => ({ browser: newBrowser(setting), back: '' })),
    )
    for (const entry of browsers) entry.back = await entry.browser.goThere()
    await Promise.all(browsers.map(({ browser, back }) => browser.ask('GET', back)))
    expect(await modelOf(setting.app.payload, 'users').countDocuments({ email: person.email })).toBe(1)
    expect(await modelOf(setting.app.payload, 'identities').countDocuments({ subject: person.sub })).toBe(1)
  })
})

describe('an existing account', () => {
  let account: Account
  beforeEach(async () => {
    account = await makeAccount(setting.app.payload)
    await confirmEmailOf(setting.app.payload, account)
    setting.provider.person(newPerson(account.email))
  })

  const link = (browser: Browser) => browser.ask('POST', '/api/users/sso/link', {})

  it('is linked only after its password was entered', async () => {
    const browser = newBrowser(setting)
    expect(await browser.signOn('/profile')).toBe('/auth?link=true&from=%2Fprofile')
    expect(await browser.who()).toBeUndefined()
    expect((await link(browser)).status).toBe(401)
    expect(
      (await browser.ask('POST', '/api/users/login', { email: account.email, password: account.password }))
        .status,
    ).toBe(200)
    expect((await link(browser)).status).toBe(200)
    expect((await link(browser)).status).toBe(410)
    const later = newBrowser(setting)
    expect(await later.signOn()).toBe('/auth')
    expect(await later.who()).toBe(account.email)
    expect(
      await modelOf(setting.app.payload, 'outbox').countDocuments({
        to: account.email,
        template: 'accountChanged',
      }),
    ).toBe(1)
  })

  it('is not linked by another person’s session, nor by an old sign-in', async () => {
    const other = await makeAccount(setting.app.payload)
    const browser = newBrowser(setting)
    await browser.signOn()
    await browser.ask('POST', '/api/users/login', { email: other.email, password: other.password })
    expect((await link(browser)).status).toBe(410)
    await browser.ask('POST', '/api/users/login', { email: account.email, password: account.password })
    await modelOf(setting.app.payload, 'sessions').updateMany(
      { user: account.id },
      { $set: { authenticatedAt: new Date(0) } },
    )
    expect((await link(browser)).status).toBe(401)
    expect(
      await modelOf(setting.app.payload, 'identities').countDocuments({
        user: { $in: [account.id, other.id] },
      }),
    ).toBe(0)
  })

  it('still requires its second factor, and is closed while it is locked', async () => {
    const browser = newBrowser(setting)
    await browser.signOn()
    await browser.ask('POST', '/api/users/login', { email: account.email, password: account.password })
    await link(browser)
    const { key } = (await (await browser.ask('POST', '/api/users/factor')).json()) as { key: string }
    expect((await browser.ask('POST', '/api/users/factor/confirm', { code: codeOf(key, -1) })).status).toBe(
      200,
    )
    const later = newBrowser(setting)
    const location = await later.signOn('/cms')
    expect(location).toMatch(/^\/auth\?from=%2Fcms#factor=[\w-]{43}$/)
    expect(await later.who()).toBeUndefined()
    expect(
      (
        await later.ask('POST', '/api/users/login/factor', {
          challenge: location.split('=').at(-1),
          code: codeOf(key),
        })
      ).status,
    ).toBe(200)
    expect(await later.who()).toBe(account.email)
    await modelOf(setting.app.payload, 'users').updateOne(
      { _id: account.id },
      { $set: { lockedAt: new Date() } },
    )
    const locked = newBrowser(setting)
    expect(await locked.signOn()).toBe('/auth?problem=sso_closed')
    expect(await locked.who()).toBeUndefined()
  })
})

describe('an account that a crash left incomplete', () => {
  const steps = ['users', 'credentials', 'profiles', 'identities', 'outbox'] as const
  it.each(steps)('after its step in %s is completed when its owner returns', async (last) => {
    const person = newPerson()
    setting.provider.person(person)
    await newBrowser(setting).signOn()
    const user = (await userOf(setting, person.email))?._id
    const id = String(user)
    for (const slug of steps.slice(steps.indexOf(last) + 1))
      await modelOf(setting.app.payload, slug).deleteMany(slug === 'outbox' ? { to: person.email } : { user })
    await modelOf(setting.app.payload, 'sessions').deleteMany({ user })
    await modelOf(setting.app.payload, 'users').updateOne({ _id: user }, { $set: { emailVerifiedAt: null } })

    const browser = newBrowser(setting)
    expect(await browser.signOn()).toBe('/auth')
    expect(await browser.who()).toBe(person.email)
    expect((await userOf(setting, person.email))?.emailVerifiedAt).toBeInstanceOf(Date)
    expect(
      await modelOf(setting.app.payload, 'profiles').countDocuments({ user, fullName: 'Keji Lado' }),
    ).toBe(1)
    expect(
      await modelOf(setting.app.payload, 'identities').countDocuments({ user: id, subject: person.sub }),
    ).toBe(1)
    expect(
      await modelOf(setting.app.payload, 'outbox').countDocuments({ to: person.email, template: 'welcome' }),
    ).toBe(1)
  })

  it('is not completed when it has a password, or is locked', async () => {
    const account = await makeAccount(setting.app.payload)
    setting.provider.person(newPerson(account.email))
    expect(await newBrowser(setting).signOn()).toBe('/auth?link=true')
    const person = newPerson()
    setting.provider.person(person)
    await newBrowser(setting).signOn()
    const user = (await userOf(setting, person.email))?._id
    await modelOf(setting.app.payload, 'identities').deleteMany({ user })
    await modelOf(setting.app.payload, 'users').updateOne({ _id: user }, { $set: { lockedAt: new Date() } })
    expect(await newBrowser(setting).signOn()).toBe('/auth?problem=sso_closed')
    expect(await modelOf(setting.app.payload, 'identities').countDocuments({ user })).toBe(0)
  })
})

describe('the provider’s answer is refused', () => {
  const hour = 3600
  const wrong: [string, (claims: Record<string, unknown>) => Record<string, unknown>][] = [
    ['it has another nonce', (claims) => ({ ...claims, nonce: 'another' })],
    ['it has no nonce', ({ nonce: _, ...claims }) => claims],
    ['it has another issuer', (claims) => ({ ...claims, iss: 'https://evil.example.org' })],
    ['it is for another site', (claims) => ({ ...claims, aud: 'another' })],
    [
      'it is too old',
      (claims) => ({ ...claims, iat: Number(claims.iat) - hour, exp: Number(claims.exp) - hour }),
    ],
    ['it names nobody', ({ sub: _, ...claims }) => claims],
  ]
  it.each(wrong)('when %s', async (_, change) => {
    const person = newPerson()
    setting.provider.person(person)
    setting.provider.claims(change)
    const browser = newBrowser(setting)
    expect(await browser.signOn()).toBe('/auth?problem=sso_failed')
    expect(await browser.who()).toBeUndefined()
    expect(await userOf(setting, person.email)).toBeNull()
  })

  it('when another key signed it', async () => {
    setting.provider.person(newPerson())
    setting.provider.forge(true)
    expect(await newBrowser(setting).signOn()).toBe('/auth?problem=sso_failed')
  })

  it.each([
    { email_verified: false },
    { email_verified: undefined },
    { email: undefined },
    { email: 'no address' },
  ])('when it does not confirm an email: %j', async (lack) => {
    const person = newPerson()
    setting.provider.person({ ...person, ...lack })
    const browser = newBrowser(setting)
    expect(await browser.signOn()).toBe('/auth?problem=sso_unverified')
    expect(await userOf(setting, person.email)).toBeNull()
  })

  it('when it is repeated, from another browser, or with another state', async () => {
    setting.provider.person(newPerson())
    const browser = newBrowser(setting)
    const back = await browser.goThere()
    const [stranger, kept] = [newBrowser(setting), browser.cookies.get('ace_sso')]
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

  it('when the person cancelled', async () => {
    const browser = newBrowser(setting)
    const there = new URL((await browser.start('/events')).headers.get('location') ?? '')
    const back = `/api/users/sso/callback?error=access_denied&error_description=RAW&state=${there.searchParams.get('state')}`
    expect((await browser.ask('GET', back)).headers.get('location')).toBe(
      '/auth?problem=sso_denied&from=%2Fevents',
    )
  })
})

describe('a provider that is not available', () => {
  const started = async (): Promise<string | null> =>
    (await newBrowser(setting).start()).headers.get('location')

  it('is reported, and asked again the next time', async () => {
    setting.provider.fault('error500')
    expect(await started()).toBe('/auth?problem=sso_unavailable')
    setting.provider.fault('none')
    expect(await started()).toContain(`${setting.provider.issuer}/authorize`)
  })

  it('is reported when it fails during the sign-in', async () => {
    setting.provider.person(newPerson())
    const browser = newBrowser(setting)
    const back = await browser.goThere()
    setting.provider.fault('noTokens')
    expect((await browser.ask('GET', back)).headers.get('location')).toBe('/auth?problem=sso_unavailable')
  })

  it('is reported when it refuses connections, or never answers', async () => {
    setting.provider.fault('slow')
    expect(await started()).toBe('/auth?problem=sso_unavailable')
    vi.stubEnv('OIDC_ISSUER', 'http://127.0.0.1:9')
    expect(await started()).toBe('/auth?problem=sso_unavailable')
  })
})

it('is switched off without the setting', async () => {
  vi.stubEnv('OIDC_ISSUER', undefined)
  expect(await (await setting.app.request('GET', '/api/users/sso/provider')).json()).toEqual({ name: null })
  expect((await newBrowser(setting).start()).headers.get('location')).toBe('/auth?problem=sso_off')
})
