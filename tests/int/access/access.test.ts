import type { CollectionSlug, GlobalSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../../server/services/database'
import type { Account } from '../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'
import { COLLECTIONS, GLOBALS, ROLES_TESTED, type RoleTested, type Scope } from './accessTable'
import { fixtureOf, makeDocuments, removeDocuments, stored } from './documents'
import { makePicture } from './fixtures'
import { type TestDocument, type World, isReached, makeWorld } from './world'

let app: TestApp
let payload: Payload
let world: World

beforeAll(async () => {
  app = await startTestPayload()
  payload = app.payload
  world = await makeWorld(payload)
})
afterAll(() => app.stop())

const accountOf = (who: RoleTested): Account | undefined => (who === 'anonymous' ? undefined : world[who])
const configOf = (slug: string): SanitizedCollectionConfig => payload.collections[slug as CollectionSlug].config
const sorted = (ids: Iterable<unknown>): string[] => [...ids].map(String).sort()

const request = (who: RoleTested, method: string, path: string, body?: unknown): Promise<Response> =>
  app.request(method, `/api${path}`, { as: accountOf(who), body })

/** Refused, and not because something broke. */
const isRefusal = ({ status }: Response): boolean => [400, 401, 403, 404].includes(status)

const readJson = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body

/** Runs with fresh documents of a collection, and removes them. */
const withDocuments = async (slug: string, run: (documents: TestDocument[]) => Promise<void>): Promise<void> => {
  const documents = await makeDocuments(payload, configOf(slug), world)
  try {
    await run(documents)
  } finally {
    await removeDocuments(payload, slug, documents)
  }
}

const inIds = (documents: TestDocument[]): string => `where[id][in]=${documents.map(({ id }) => id).join(',')}`

/** What a new document is sent as: a picture in a form, anything else as JSON. */
const bodyOf = async (slug: string, who: RoleTested): Promise<unknown> => {
  const data = fixtureOf(slug).data(world, who === 'anonymous' ? 'stranger' : who)
  if (!configOf(slug).upload) return data
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new Blob([new Uint8Array(await makePicture())], { type: 'image/png' }), 'grey.png')
  return form
}

describe('the table', () => {
  it('names every collection and every global, and no other', () => {
    expect(sorted(Object.keys(COLLECTIONS))).toEqual(sorted(payload.config.collections.map(({ slug }) => slug)))
    expect(sorted(Object.keys(GLOBALS))).toEqual(sorted(payload.config.globals.map(({ slug }) => slug)))
  })

  it.each(Object.entries(COLLECTIONS))('says of %s who reads versions, unlocks and opens the panel where that exists', (slug, rules) => {
    const { versions, auth } = configOf(slug)
    expect({ versions: Boolean(rules.readVersions), unlock: Boolean(rules.unlock), admin: Boolean(rules.admin) }).toEqual({
      versions: Boolean(versions),
      unlock: Boolean(auth),
      admin: Boolean(auth),
    })
  })

  it('describes rules that are written out, none left to Payload’s default', () => {
    const theDefault = configOf('payload-migrations').access.create
    const open = payload.config.collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, access, auth, versions }) =>
        (['create', 'read', 'update', 'delete', ...(versions ? (['readVersions'] as const) : []), ...(auth ? (['unlock', 'admin'] as const) : [])] as const)
          .filter((operation) => access[operation] === undefined || access[operation] === theDefault)
          .map((operation) => `${slug}.${operation}`),
      )
    const openGlobals = payload.config.globals.flatMap(({ slug, access }) =>
      (['read', 'readVersions', 'update'] as const)
        .filter((operation) => access[operation] === undefined || access[operation] === theDefault)
        .map((operation) => `${slug}.${operation}`),
    )
    expect([...open, ...openGlobals]).toEqual([])
  })

  it('leaves no collection to document locks, which every account could set', () => {
    expect(payload.config.collections.map(({ slug }) => slug)).not.toContain('payload-locked-documents')
  })
})

describe.each(Object.entries(COLLECTIONS))('%s', (slug, rules) => {
  /** Payload asks for preferences by their key where other collections take an id or another word. */
  const isByKey = slug === 'payload-preferences'

  it.each(ROLES_TESTED)('is read by %s as the table says', async (who) => {
    await withDocuments(slug, async (documents) => {
      const reached = documents.filter((document) => isReached(rules.read[who], who, document))
      for (const query of ['limit=0', 'pagination=false', 'limit=0&draft=true', 'limit=0&depth=2&sort=-createdAt']) {
        const response = await request(who, 'GET', `/${slug}?${query}&${inIds(documents)}`)
        if (rules.read[who] === 'none') expect(isRefusal(response), query).toBe(true)
        else {
          const { docs } = await readJson<{ docs: { id: unknown; _status?: string }[] }>(response)
          expect(sorted(docs.map(({ id }) => id)), query).toEqual(sorted(reached.map(({ id }) => id)))
          if (rules.read[who] === 'published') expect(docs.every(({ _status }) => _status === 'published')).toBe(true)
        }
      }
      if (isByKey) return
      const count = await request(who, 'GET', `/${slug}/count?${inIds(documents)}`)
      if (rules.read[who] === 'none') expect(isRefusal(count)).toBe(true)
      else expect(await readJson(count)).toEqual({ totalDocs: reached.length })
      for (const document of documents) {
        const response = await request(who, 'GET', `/${slug}/${document.id}`)
        expect(response.ok).toBe(reached.includes(document))
        expect(response.ok || isRefusal(response)).toBe(true)
      }
    })
  })

  it.each(ROLES_TESTED)('is written by %s as the table says', async (who) => {
    const before = await modelOf(payload, slug as CollectionSlug).countDocuments()
    const response = await request(who, 'POST', `/${slug}`, slug === 'users' || slug === 'profiles' ? { email: 'new@example.org', fullName: 'New', password: 'Bridge-1-Nile' } : await bodyOf(slug, who))
    const after = await modelOf(payload, slug as CollectionSlug).countDocuments()
    const isAllowed = rules.create[who] !== 'none'
    expect({ isOk: response.ok, made: after - before }).toEqual({ isOk: isAllowed, made: isAllowed ? 1 : 0 })
    if (!isAllowed) expect(isRefusal(response)).toBe(true)
    else {
      const { doc } = await readJson<{ doc: { id: string } }>(response)
      await removeDocuments(payload, slug, [{ id: doc.id }])
    }
  })

  const patch = slug === 'users' ? { email: 'changed@example.org', roles: ['admin'] } : slug === 'profiles' ? { bio: 'Changed' } : fixtureOf(slug).patch

  it.each(ROLES_TESTED)('is changed by %s as the table says', async (who) => {
    for (const isBulk of [false, true]) {
      await withDocuments(slug, async (documents) => {
        const before = await Promise.all(documents.map(({ id }) => stored(payload, slug, id)))
        if (isBulk) await request(who, 'PATCH', `/${slug}?${inIds(documents)}`, patch)
        for (const [index, document] of documents.entries()) {
          const isAllowed = isReached(rules.update[who], who, document)
          if (!isBulk) {
            const response = await request(who, 'PATCH', `/${slug}/${document.id}`, patch)
            expect(response.ok).toBe(isAllowed)
            if (!isAllowed) expect(isRefusal(response)).toBe(true)
          }
          const after = await stored(payload, slug, document.id)
          if (isAllowed) expect(after).toMatchObject(patch)
          else expect(after).toEqual(before[index])
        }
      })
    }
  })

  it.each(ROLES_TESTED)('is deleted by %s as the table says', async (who) => {
    for (const isBulk of isByKey ? [true] : [false, true]) {
      await withDocuments(slug, async (documents) => {
        if (isBulk) await request(who, 'DELETE', `/${slug}?${inIds(documents)}`)
        for (const document of documents) {
          const isAllowed = isReached(rules.delete[who], who, document)
          if (!isBulk) {
            const response = await request(who, 'DELETE', `/${slug}/${document.id}`)
            expect(response.ok).toBe(isAllowed)
            if (!isAllowed) expect(isRefusal(response)).toBe(true)
          }
          expect((await stored(payload, slug, document.id)) === null).toBe(isAllowed)
        }
      })
    }
  })

  it.each(ROLES_TESTED)('is not copied by %s without the right to make one', async (who) => {
    if (rules.create[who] !== 'none') return
    await withDocuments(slug, async ([document]) => {
      expect(isRefusal(await request(who, 'POST', `/${slug}/${document?.id}/duplicate`))).toBe(true)
    })
  })

  const { readVersions } = rules
  if (readVersions) {
    it.each(ROLES_TESTED)('shows %s its versions as the table says', async (who) => {
      await withDocuments(slug, async ([document]) => {
        const { docs } = await payload.findVersions({ collection: slug as 'pages', where: { parent: { equals: document?.id } }, overrideAccess: true }) // the test's own look
        const version = docs[0]?.id
        expect(version).toBeDefined()
        const isAllowed = readVersions[who] === 'all'
        for (const path of [`/${slug}/versions`, `/${slug}/versions?where[parent][equals]=${document?.id}&limit=0`, `/${slug}/versions/${version}`]) {
          const response = await request(who, 'GET', path)
          expect(response.ok || (isRefusal(response) ? false : response.status)).toBe(isAllowed)
        }
        const restored = await request(who, 'POST', `/${slug}/versions/${version}`)
        expect(restored.ok).toBe(rules.update[who] === 'all')
      })
    })
  } else {
    it.each(ROLES_TESTED)('has no versions to show %s', async (who) => {
      expect(isRefusal(await request(who, 'GET', `/${slug}/versions/${world.stranger.id}`))).toBe(true)
    })
  }

  const { unlock, admin } = rules
  if (unlock && admin) {
    it.each(ROLES_TESTED)('lets %s unlock accounts and open the panel as the table says', async (who) => {
      const response = await request(who, 'POST', `/${slug}/unlock`, { email: world.stranger.email })
      expect(response.ok).toBe(unlock[who] !== 'none')
      const { canAccessAdmin } = await readJson<{ canAccessAdmin?: boolean }>(await request(who, 'GET', '/access'))
      expect(canAccessAdmin === true).toBe(admin[who] !== 'none')
    })
  }
})

describe.each(Object.entries(GLOBALS))('the global %s', (slug, rules) => {
  const text = slug === 'staff-settings' ? 'notificationEmail' : slug === 'navigation' ? undefined : 'description'
  const contentOf = (word: string): object => (text ? { [text]: text === 'description' ? word : `${word}@example.org` } : { footer: [{ title: word }] })
  const hasDrafts = (): boolean => Boolean(payload.globals.config.find((config) => config.slug === slug)?.versions?.drafts)
  const save = (word: string, isDraft: boolean): Promise<unknown> =>
    payload.updateGlobal({
      slug: slug as GlobalSlug,
      data: { ...contentOf(word), ...(hasDrafts() && { _status: isDraft ? 'draft' : 'published' }) } as never,
      draft: isDraft,
      overrideAccess: true, // made by the test, not by a person
    })
  const canRead = (scope: Scope, word: string): boolean => scope === 'all' || (scope === 'published' && word === 'published')

  it.each(ROLES_TESTED)('is read by %s as the table says', async (who) => {
    await save('published', false)
    if (hasDrafts()) await save('drafted', true)
    for (const [query, word] of [['', 'published'], ['?draft=true', hasDrafts() && rules.read[who] === 'all' ? 'drafted' : 'published']] as const) {
      const response = await request(who, 'GET', `/globals/${slug}${query}`)
      const body = await response.text()
      expect(response.ok && body.includes(word), query).toBe(canRead(rules.read[who], word))
      if (word === 'published') expect(body).not.toContain('drafted')
    }
  })

  it.each(ROLES_TESTED)('is changed by %s as the table says, and its versions shown', async (who) => {
    await save('published', false)
    const response = await request(who, 'POST', `/globals/${slug}`, contentOf('changed'))
    const isAllowed = rules.update[who] === 'all'
    expect(response.ok).toBe(isAllowed)
    if (!isAllowed) expect(isRefusal(response)).toBe(true)
    const now = JSON.stringify(await payload.findGlobal({ slug: slug as GlobalSlug, overrideAccess: true })) // the test's own look
    expect(now.includes('changed')).toBe(isAllowed)
    const { docs } = await payload.findGlobalVersions({ slug: slug as GlobalSlug, overrideAccess: true }) // the test's own look
    for (const path of ['', `/${docs[0]?.id}`]) {
      expect((await request(who, 'GET', `/globals/${slug}/versions${path}`)).ok).toBe(rules.readVersions[who] === 'all')
    }
    expect((await request(who, 'POST', `/globals/${slug}/versions/${docs[0]?.id}`)).ok).toBe(isAllowed)
  })
})
