import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CERTIFICATE } from '../../../../frontend/worker/ownRecord'
import { createOwnStore } from '../../../../frontend/worker/ownStore'
import { fakeCaches } from '../../../fakes/cacheStorage'

const MEMBERSHIP = {
  fullName: 'Nyandeng Deng',
  registeredName: 'Nyandeng Deng Mabior',
  status: 'active',
  grade: 'professional',
  number: 'ACE-2026-0001',
  expiresAt: '2027-12-31T00:00:00.000Z',
  reason: 'for staff',
}
const EVENT = {
  title: 'Bridges',
  slug: 'bridges',
  eventDate: '2026-12-01T09:00:00.000Z',
  isDateToBeAnnounced: false,
  location: 'Juba',
  isCancelled: false,
}
const TICKET = {
  id: '0123456789abcdef01234567',
  name: 'Achol Deng',
  typeName: 'Standard',
  event: { title: 'Bridges', eventDate: EVENT.eventDate, isDateToBeAnnounced: false, location: 'Juba' },
  drawing: { size: 1, path: 'M0 0h1v1h-1z' },
}
const WEEK_MS = 7 * 24 * 60 * 60_000

describe('what is a person’s own', () => {
  /** Who is signed in, by the server; undefined while it cannot be reached. */
  let signedIn: string | null | undefined
  let membership: object
  let whileAsked: (path: string) => Promise<void> | undefined
  let stores: CacheStorage
  const asked: string[] = []
  const aborted: string[] = []

  beforeEach(() => {
    signedIn = 'nyandeng'
    membership = MEMBERSHIP
    whileAsked = () => undefined
    asked.length = 0
    aborted.length = 0
    stores = fakeCaches()
    vi.stubGlobal('caches', stores)
    vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
      asked.push(path)
      if (signedIn === undefined) throw new TypeError('no connection')
      await whileAsked(path)
      if (signal?.aborted) aborted.push(path)
      signal?.throwIfAborted()
      if (path === '/api/users/me')
        return Response.json({ user: signedIn === null ? null : { id: signedIn } })
      if (signedIn === null) return Response.json({}, { status: 401 })
      if (path === '/api/ticket-orders/upcoming') return Response.json({ tickets: [TICKET] })
      return Response.json(path === '/api/memberships/mine' ? membership : { events: [EVENT] })
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('is the card under the registered name, the registrations and the tickets, and nothing else', async () => {
    const own = createOwnStore()
    await own.keep('nyandeng')
    const { fullName, registeredName, reason, ...card } = MEMBERSHIP
    expect((await own.read())?.record).toEqual({
      card: { ...card, fullName: registeredName },
      events: [EVENT],
      tickets: [TICKET],
      savedAt: expect.any(String) as string,
    })
    expect(JSON.stringify(await own.read())).not.toContain(reason)
    expect(fullName).not.toBe(registeredName)
    expect(await stores.keys()).toEqual(['own-nyandeng'])
  })

  it('is not asked for again within the hour, unless it has changed', async () => {
    const own = createOwnStore()
    await own.keep('nyandeng')
    asked.length = 0
    await own.keep('nyandeng')
    expect(asked).toEqual([])
    await own.renew()
    expect(asked).toContain('/api/registrations/upcoming')
  })

  it('is not kept of a person without membership and registrations', async () => {
    const own = createOwnStore()
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(
        Response.json(
          path === '/api/users/me'
            ? { user: { id: 'nyandeng' } }
            : { ...MEMBERSHIP, number: null, events: [] },
        ),
      ),
    )
    await own.keep('nyandeng')
    expect(await stores.keys()).toEqual([])
  })

  it('goes with whatever may sign somebody in or out', async () => {
    const own = createOwnStore()
    await own.keep('nyandeng')
    await own.sessionChanges(null)
    expect(await stores.keys()).toEqual([])
  })

  it('goes when a page is read by somebody else', async () => {
    const own = createOwnStore()
    await own.keep('nyandeng')
    signedIn = 'lado'
    await own.keep('lado')
    expect(await stores.keys()).toEqual(['own-lado'])
  })

  it('goes when the server says that nobody is signed in, and stays while it says nothing', async () => {
    const own = createOwnStore()
    await own.keep('nyandeng')
    signedIn = undefined
    await expect(own.check()).rejects.toThrow('no connection')
    expect(await stores.keys()).toEqual(['own-nyandeng'])
    signedIn = null
    await own.check()
    expect(await stores.keys()).toEqual([])
  })

  it('goes when it is asked for after the session has ended', async () => {
    const own = createOwnStore()
    await own.keep('nyandeng')
    signedIn = null
    await own.renew()
    expect(await stores.keys()).toEqual([])
  })

  it('goes when no session can be alive any more', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const own = createOwnStore()
    await own.keep('nyandeng')
    vi.setSystemTime(Date.now() + WEEK_MS - 1000)
    expect(await own.read()).toBeDefined()
    vi.setSystemTime(Date.now() + 2000)
    expect(await own.read()).toBeUndefined()
    expect(await stores.keys()).toEqual([])
  })

  it.each(['/api/memberships/mine', '/api/registrations/upcoming', '/api/users/me'])(
    'is not kept when the person signs out while %s is asked for',
    async (path) => {
      const own = createOwnStore()
      whileAsked = (asking) => (asking === path ? own.sessionChanges(null) : undefined)
      await own.keep('nyandeng')
      expect(await stores.keys()).toEqual([])
    },
  )

  it('is not read to the end when the person signs out meanwhile', async () => {
    const own = createOwnStore()
    whileAsked = (asking) => (asking === '/api/memberships/mine' ? own.sessionChanges(null) : undefined)
    await own.keep('nyandeng')
    expect(aborted).toContain('/api/memberships/mine')
    whileAsked = () => undefined
    await own.keep('nyandeng')
    expect(await own.read()).toBeDefined()
  })

  it('is not kept under the name of who was signed in before', async () => {
    const own = createOwnStore()
    signedIn = 'lado'
    await own.keep('nyandeng')
    expect(await stores.keys()).toEqual([])
  })

  describe('the certificate', () => {
    const certificate = (bytes: number): Response =>
      new Response('%PDF', { headers: { 'Content-Length': String(bytes) } })

    it('is kept as it was downloaded', async () => {
      const own = createOwnStore()
      await own.keep('nyandeng')
      await own.beginCertificate()(certificate(4))
      expect((await own.read())?.hasCertificate).toBe(true)
      expect(await (await own.readCertificate())?.text()).toBe('%PDF')
    })

    it('is not kept when it is too large, was refused, or is nobody’s', async () => {
      const own = createOwnStore()
      await own.beginCertificate()(certificate(4))
      expect(await stores.keys()).toEqual([])
      await own.keep('nyandeng')
      await own.beginCertificate()(certificate(1_000_000))
      await own.beginCertificate()(new Response('', { status: 409, headers: { 'Content-Length': '0' } }))
      expect((await own.read())?.hasCertificate).toBe(false)
    })

    it('is not kept when the person signs out while it is downloaded', async () => {
      const own = createOwnStore()
      await own.keep('nyandeng')
      const keep = own.beginCertificate()
      await own.sessionChanges(null)
      await own.keep('nyandeng')
      await keep(certificate(4))
      expect(await stores.match(CERTIFICATE)).toBeUndefined()
    })

    it('goes when the card says something else', async () => {
      const own = createOwnStore()
      await own.keep('nyandeng')
      await own.beginCertificate()(certificate(4))
      membership = { ...MEMBERSHIP, expiresAt: '2028-12-31T00:00:00.000Z' }
      await own.renew()
      expect((await own.read())?.hasCertificate).toBe(false)
    })
  })
})
