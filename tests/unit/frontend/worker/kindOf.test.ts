import { describe, expect, it } from 'vitest'
import { kindOf } from '../../../../frontend/worker/kindOf'
import { isCacheable } from '../../../../frontend/worker/isCacheable'
import { offlineText } from '../../../../frontend/worker/offlineText'
import { storeKey } from '../../../../frontend/worker/storeKey'
import { paths } from '../../../../frontend/paths'

const at = (path: string): URL => new URL(path, 'https://ace.example.org')
const visit = (path: string) => kindOf(at(path), { method: 'GET', mode: 'navigate' })
const ask = (path: string, method = 'GET') => kindOf(at(path), { method, mode: 'cors' })

describe('what the service worker keeps', () => {
  it('public pages', () => {
    for (const path of [
      '/',
      '/events',
      '/events/a-conference',
      '/membership/join',
      '/terms',
      '/publications?tab=books',
    ])
      expect(visit(path), path).toBe('page')
  })

  it('the page of a door, which is the same for everybody, and not what it asks', () => {
    expect(visit(paths.door.build('0123456789abcdef01234567'))).toBe('door page')
    expect(visit('/door')).not.toBe('door page')
    expect(ask('/api/events/0123456789abcdef01234567/door')).toBeUndefined()
  })

  it('no page of one person, of one search, or of a draft', () => {
    const { auth, admin, profile, members, membership, search } = paths
    for (const path of [
      auth.path,
      admin.path,
      `${admin.path}/users`,
      profile.path,
      members.path,
      membership.application.path,
      membership.dashboard.path,
      search.build('dam'),
      paths.verify.build('ACE-2026-0001'),
    ]) {
      expect(visit(path), path).toBe('unkept page')
    }
    expect(visit('/terms?preview=true')).toBe('unkept page')
  })

  it('nothing of the panel, of downloads and of machines', () => {
    for (const path of [
      '/cms',
      '/cms/collections/users',
      '/api/publications/1/download',
      '/_next/static/x.js',
      '/sitemap.xml',
      '/healthz',
    ])
      expect(visit(path), path).toBeUndefined()
  })

  it('public answers, but none about people and none that changes anything', () => {
    for (const path of [
      '/api/frame',
      '/api/globals/home',
      '/api/events?limit=3',
      '/api/events/seats',
      '/api/publications/hub',
    ])
      expect(ask(path), path).toBe('answer')
    for (const path of [
      '/api/users/me',
      '/api/users',
      '/api/registrations',
      '/api/search?q=a',
      '/api/profiles',
      '/api/applications',
      '/api/publications/1/download',
      '/api/pages?draft=true',
    ]) {
      expect(ask(path), path).toBeUndefined()
    }
    expect(ask('/api/events', 'POST')).toBeUndefined()
  })

  it('of a person’s own, the certificate, and after a registration the list of them', () => {
    expect(visit('/api/memberships/mine/certificate')).toBe('certificate')
    expect(ask('/api/events/1/registration', 'POST')).toBe('registration')
    expect(ask('/api/events/1/registration', 'DELETE')).toBe('registration')
    for (const path of ['/api/memberships/mine', '/api/registrations/upcoming', '/api/users/me'])
      expect(ask(path), path).toBeUndefined()
  })

  it('files and pictures', () => {
    expect(ask('/assets/home-abc.js')).toBe('asset')
    expect(ask('/api/media/file/bridge-480.avif')).toBe('picture')
  })

  it('only complete answers that are nobody’s own', () => {
    const answer = (status: number, caching?: string): Response => {
      const response = new Response('', { status, headers: caching ? { 'Cache-Control': caching } : {} })
      return Object.defineProperty(response, 'type', { value: 'basic' })
    }
    expect(isCacheable(answer(200))).toBe(true)
    expect(isCacheable(answer(200, 'no-cache'))).toBe(true)
    expect(isCacheable(answer(200, 'private, no-store'))).toBe(false)
    expect(isCacheable(answer(200, 'private'))).toBe(false)
    expect(isCacheable(answer(404))).toBe(false)
    expect(isCacheable(answer(503))).toBe(false)
    expect(isCacheable(new Response(''))).toBe(false)
  })

  it('lists from the present under one address', () => {
    const list = (minute: string): string =>
      storeKey(
        `https://ace.example.org/api/events?where%5BeventDate%5D=2026-11-21T13%3A${minute}%3A00.000Z&limit=3`,
      )
    expect(list('01')).toBe(list('02'))
    expect(list('01')).toContain('limit=3')
  })
})

describe('offlineText', () => {
  const template = '<main><!-- kept pages --></main>'

  it('links to what can be read, by its title', () => {
    const html = offlineText(template, [
      { path: '/events?page=2', html: '<head><title>Events &amp; dates</title></head>' },
    ])
    expect(html).toContain('href="/events?page=2"')
    expect(html).toContain('>Events &amp; dates</a>')
  })

  it('lets nothing through that could be more than an address', () => {
    const html = offlineText(template, [{ path: '/x?"><script>', html: '<title>X</title>' }])
    expect(html).not.toContain('<script>')
  })

  it('shows what is the person’s own, and since when it is kept', () => {
    const record = {
      card: {
        fullName: 'Nyandeng <b>Deng',
        grade: 'professional',
        number: 'ACE-2026-0001',
        status: 'active',
        expiresAt: '2020-12-31T00:00:00.000Z',
      },
      events: [
        {
          title: 'Bridges & dams',
          slug: 'bridges',
          eventDate: '2026-12-01T07:00:00.000Z',
          isDateToBeAnnounced: false,
          location: 'Juba',
          isCancelled: true,
        },
      ],
      savedAt: '2026-11-22T13:30:00.000Z',
    } as const
    const html = offlineText('<!-- own record -->', [], {
      record: { ...record, events: [...record.events] },
      hasCertificate: true,
    })
    expect(html).toContain('Nyandeng &lt;b>Deng')
    expect(html).toContain('Professional')
    expect(html).toContain('>Expired<')
    expect(html).not.toContain('>Active<')
    expect(html).toContain('Bridges &amp; dams')
    expect(html).toContain('Cancelled. Tuesday 1 December 2026,\u00a009:00, <bdi>Juba</bdi>')
    expect(html).toContain('Saved on Sunday 22 November 2026,\u00a015:30.')
    expect(html).toContain('href="/api/memberships/mine/certificate"')
  })

  it('stays as it is when nothing is kept', () => {
    expect(offlineText(template, [])).toBe(template)
    expect(offlineText(template, [{ path: '/x', html: 'no document' }])).toBe(template)
  })
})
