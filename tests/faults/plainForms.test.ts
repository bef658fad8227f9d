import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnDraft } from '../../domain/membership/applications/drafts/draftAnswer.schema'
import type { Evidence } from '../../domain/membership/applications/evidence/evidence.schema'
import { makePdf } from '../helpers/uploads'
import { type FreshServer, startFreshServer } from '../helpers/freshServer'
import { applicationInput, sendDocuments } from '../helpers/applications'
import { type Call, type Client, publishEvent, signInAdmin, signUp } from '../helpers/httpClient'

let server: FreshServer
let call: Client
let admin: string
let event: { id: string; page: string }

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const APPLICATION = '/membership/application'

beforeAll(async () => {
  server = await startFreshServer()
  call = server.call
  admin = await signInAdmin(call)
  event = await makeEvent()
})
afterAll(() => server.end())

const makeEvent = async (): Promise<{ id: string; page: string }> => {
  const id = await publishEvent(call, admin, { maxAttendees: 50 })
  const { slug } = (await (await call('GET', `/api/events/${id}`)).json()) as { slug: string }
  return { id, page: `/events/${slug}` }
}

/** Sends a form as a browser without JavaScript does, from the site's own page. */
const post = (
  path: string,
  values: Record<string, string> = {},
  { headers, ...options }: Call = {},
): Promise<Response> =>
  call('POST', path, {
    ...options,
    body: new URLSearchParams(values).toString(),
    headers: { ...FORM, origin: server.url, ...headers },
  })

const registration = (name: 'register' | 'cancel-registration', { id, page } = event): string =>
  `${page}?send=${name}&event=${id}`

const registrationsOf = async (cookie: string): Promise<number> =>
  ((await (await call('GET', '/api/registrations?depth=0', { cookie })).json()) as { totalDocs: number })
    .totalDocs

const draftOf = async (cookie: string): Promise<OwnDraft> =>
  (await (await call('GET', '/api/applications/draft', { cookie })).json()) as OwnDraft

/** A complete application, as the form holds it. */
const filledForm = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(applicationInput()).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'declarationDate' ? [[name, value]] : [],
    ),
  )

describe('a registration sent as a form', () => {
  it('registers once and cancels once, however often it is sent', async () => {
    const cookie = await signUp(call)
    const answers = await Promise.all([1, 2, 3].map(() => post(registration('register'), {}, { cookie })))
    for (const answer of answers) {
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe('?notice=registered')
    }
    expect(await registrationsOf(cookie)).toBe(1)
    const cancelled = await Promise.all(
      [1, 2].map(() => post(registration('cancel-registration'), {}, { cookie })),
    )
    expect(cancelled.map(({ status }) => status)).toEqual([303, 303])
    expect(await registrationsOf(cookie)).toBe(0)
  })

  it('leads a visitor to sign in and back to the event', async () => {
    const answer = await post(registration('register'))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/auth?from=${encodeURIComponent(event.page)}&notice=events`)
  })

  it.each(['https://evil.example', 'null'])('is refused from %s', async (origin) => {
    const cookie = await signUp(call)
    for (const name of ['register', 'cancel-registration'] as const)
      expect((await post(registration(name), {}, { cookie, headers: { origin } })).status).toBe(403)
    expect(await registrationsOf(cookie)).toBe(0)
  })

  it.each(['', '..', '../users', '%2e%2e', 'x/y', 'a%00'])('takes no event called %j', async (id) => {
    const cookie = await signUp(call)
    const path = `${event.page}?send=register&event=${encodeURIComponent(id)}`
    expect((await post(path, {}, { cookie })).status).toBe(405)
  })

  it('is taken at no other page, by no other method, and for no event that there is not', async () => {
    const cookie = await signUp(call)
    const query = `?send=register&event=${event.id}`
    for (const page of ['/contact', '/events', `${event.page}/more`, '/'])
      expect((await post(`${page}${query}`, {}, { cookie })).status).toBe(405)
    expect((await call('GET', `${event.page}${query}`, { cookie })).status).toBe(200)
    expect((await call('PUT', `${event.page}${query}`, { cookie, headers: FORM })).status).toBe(405)
    expect((await post(`${event.page}?send=register&event=${'0'.repeat(24)}`, {}, { cookie })).status).toBe(
      404,
    )
    expect(await registrationsOf(cookie)).toBe(0)
  })
})

describe('an application sent as a form', () => {
  it('is saved for who sends it alone, step by step', async () => {
    const [cookie, other] = [await signUp(call), await signUp(call)]
    const answer = await post(
      `${APPLICATION}?send=application-step`,
      { ...filledForm(), goTo: '3' },
      { cookie },
    )
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${APPLICATION}?step=3`)
    expect((await draftOf(cookie)).values).toMatchObject({
      nationality: 'South Sudanese',
      otherMemberships: 'no',
    })
    expect((await draftOf(cookie)).values).not.toHaveProperty('signature')
    expect((await draftOf(other)).values).toEqual({})
  })

  it('is submitted once by two quick posts', async () => {
    const cookie = await signUp(call)
    await sendDocuments(call, cookie)
    const answers = await Promise.all(
      [1, 2].map(() => post(`${APPLICATION}?step=3&send=application`, filledForm(), { cookie })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    for (const answer of answers)
      if (answer.status === 409) expect(await answer.text()).toContain('Application Under Review')
    const { totalDocs } = (await (await call('GET', '/api/applications', { cookie })).json()) as {
      totalDocs: number
    }
    expect(totalDocs).toBe(1)
  })

  it('asks for documents, which are sent as a form of their own, and for sponsors, which come back filled in', async () => {
    const cookie = await signUp(call)
    const fellow = {
      ...filledForm(),
      membershipType: 'fellow',
      'sponsors.0': 'first@example.org',
      'sponsors.1': '',
    }
    const submit = (form: Record<string, string>) =>
      post(`${APPLICATION}?step=3&send=application`, form, { cookie })
    const refused = await submit(fellow)
    expect(refused.status).toBe(400)
    const page = await refused.text()
    expect(page).toContain(
      'Please send the documents that Fellow membership needs: Identity document or passport, Record of projects',
    )
    expect(page).toContain('Fellow membership needs 2 sponsors: please name 1 more')
    expect(page).toContain('value="first@example.org"')
    expect(page).toMatch(/<select[^>]*form="plain-document"/)

    const send = (name: string, content: Uint8Array<ArrayBuffer>) => {
      const body = new FormData()
      body.set('name', name)
      body.set('file', new Blob([content]), 'scan.pdf')
      return call('POST', `${APPLICATION}?step=3&send=application-document`, {
        cookie,
        body,
        headers: { origin: server.url },
      })
    }
    const wrong = await send('Record of projects', new TextEncoder().encode('no document'))
    expect(wrong.status).toBe(415)
    expect(await wrong.text()).toContain('Please select a PDF file or a picture (JPEG, PNG or WebP)')
    for (const name of ['Identity document or passport', 'Record of projects']) {
      const sent = await send(name, new Uint8Array(makePdf()))
      expect(sent.status).toBe(303)
      expect(sent.headers.get('location')).toBe(`${APPLICATION}?step=3&notice=document-sent`)
    }
    const own = await submit({ ...fellow, 'sponsors.1': 'first@example.org' })
    expect(own.status).toBe(400)
    expect(await own.text()).toContain('You have named this person already')
    expect((await submit({ ...fellow, 'sponsors.1': 'second@example.org' })).status).toBe(303)
    const { sponsors, documents } = (await (
      await call('GET', '/api/endorsements/sponsors', { cookie })
    ).json()) as Evidence
    expect(sponsors.map(({ contact }) => contact)).toEqual(['first@example.org', 'second@example.org'])
    expect(documents).toHaveLength(2)
  })

  it('is refused for another account than the one that began it', async () => {
    const [cookie, other] = [await signUp(call), await signUp(call)]
    const { user } = (await (await call('GET', '/api/users/me', { cookie: other })).json()) as {
      user: { id: string }
    }
    for (const name of ['application-step', 'application']) {
      const answer = await post(
        `${APPLICATION}?send=${name}`,
        { ...filledForm(), account: user.id },
        { cookie },
      )
      expect(answer.status).toBe(409)
      expect(await answer.text()).toContain('Another account is signed in by now')
    }
    for (const each of [cookie, other]) expect((await draftOf(each)).savedAt).toBeNull()
  })

  it('comes back filled in, escaped, when nobody is signed in, and nothing is stored', async () => {
    const answer = await post(`${APPLICATION}?send=application-step`, {
      ...filledForm(),
      nationality: '"><script>alert(1)</script>',
    })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain('What you have typed is still here.')
    expect(page).toContain('Airport Road 12')
    expect(page).not.toContain('<script>alert(1)')
  })

  it('is refused when it is too large, of another kind or from another site', async () => {
    const cookie = await signUp(call)
    const path = `${APPLICATION}?send=application-step`
    expect((await post(path, { city: 'x'.repeat(200_000) }, { cookie })).status).toBe(413)
    const files = new FormData()
    files.set('city', 'Juba')
    expect((await call('POST', path, { cookie, body: files, headers: { origin: server.url } })).status).toBe(
      415,
    )
    expect(
      (await post(path, filledForm(), { cookie, headers: { origin: 'https://evil.example' } })).status,
    ).toBe(403)
    expect((await post(path, { city: 'x'.repeat(101) }, { cookie })).status).toBe(400)
    expect((await post(path, { user: 'x', status: 'approved' }, { cookie })).status).toBe(400)
    expect((await draftOf(cookie)).savedAt).toBeNull()
  })
})
