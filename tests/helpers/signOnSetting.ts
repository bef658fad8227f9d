import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { modelOf } from '../../platform/database'
import { type FakePerson, type FakeProvider, oidcEnvironment, startOidcProvider } from '../fakes/oidcProvider'
import { newEmail } from './accounts'
import { SITE_URL, type TestApp, startTestPayload } from './testPayload'

/** The fixtures of single sign-on tests: a site for each file, a provider for each test. */
export interface SignOnSetting {
  app: TestApp
  provider: FakeProvider
}

/** Starts and stops the fixtures with vitest's hooks; they are available in each test. */
export const useSignOnSetting = (): SignOnSetting => {
  const setting = {} as SignOnSetting
  beforeAll(async () => {
    setting.app = await startTestPayload()
  })
  afterAll(() => setting.app.stop())
  beforeEach(async () => {
    setting.provider = await startOidcProvider()
    for (const [name, value] of Object.entries(oidcEnvironment(setting.provider))) vi.stubEnv(name, value)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await setting.provider.stop()
  })
  return setting
}

/** Like a browser: stores the cookies that it receives. */
export const newBrowser = (setting: SignOnSetting) => {
  const cookies = new Map<string, string>()
  const address = randomUUID()
  const ask = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await setting.app.request(method, path, {
      body,
      headers: { 'x-client-address': address, cookie },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
  const start = (from?: string): Promise<Response> =>
    ask('GET', `/api/users/sso${from ? `?from=${encodeURIComponent(from)}` : ''}`)
  /** Starts at the provider. Returns the address that the provider redirects to. */
  const goThere = async (from?: string): Promise<string> => {
    const started = await start(from)
    expect(started.status).toBe(303)
    const there = started.headers.get('location') ?? ''
    expect(there.startsWith(`${setting.provider.issuer}/authorize?`), there).toBe(true)
    const back = (await fetch(there, { redirect: 'manual' })).headers.get('location') ?? ''
    expect(back.startsWith(`${SITE_URL}/api/users/sso/callback?`), back).toBe(true)
    return back.slice(SITE_URL.length)
  }
  /** The complete sign-in. Returns the address that it redirects to. */
  const signOn = async (from?: string): Promise<string> =>
    (await ask('GET', await goThere(from))).headers.get('location') ?? ''
  const who = async (): Promise<string | undefined> =>
    ((await (await ask('GET', '/api/users/me')).json()) as { user: { email: string } | null }).user?.email
  return { ask, start, goThere, signOn, who, cookies }
}

export type Browser = ReturnType<typeof newBrowser>

export const newPerson = (email = newEmail()): Required<FakePerson> => ({
  sub: randomUUID(),
  email,
  email_verified: true,
  name: 'Keji Lado',
})

export const userOf = ({ app }: SignOnSetting, email: string) =>
  modelOf(app.payload, 'users').findOne({ email }).lean<{ _id: unknown; emailVerifiedAt?: Date }>()
