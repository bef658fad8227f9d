import type { CollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { modelOf } from '../../../platform/database'
import { COLLECTIONS } from './collectionsTable'
import { fixtureOf, removeDocuments, stored } from './documents'
import { ENDPOINTS } from './endpointsTable'
import { makePicture } from './fixtures'
import { ROLES_TESTED, type RoleTested } from './rows'
import { isRefusal, setUp } from './setUp'
import { LED_REGION, type TestDocument, isReached } from './world'

const setting = setUp()

const sorted = (ids: Iterable<unknown>): string[] => [...ids].map(String).sort()

const readJson = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body

const inIds = (documents: TestDocument[]): string =>
  `where[id][in]=${documents.map(({ id }) => id).join(',')}`

/** The body of a new document: a form for pictures, JSON for others. */
/** @param who whose document it is; a stranger's for a visitor */
const bodyOf = async (slug: string, who: RoleTested | 'stranger'): Promise<unknown> => {
  const data = fixtureOf(slug).data(setting.world, who === 'anonymous' ? 'stranger' : who)
  if (!setting.configOf(slug).upload) return data
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new Blob([new Uint8Array(await makePicture())], { type: 'image/png' }), 'grey.png')
  return form
}

/**
 * The number of documents in a collection. A refused request adds an entry to the security log, which does
 * not count.
 */
const countDocuments = (slug: string): Promise<number> =>
  modelOf(setting.payload, slug as CollectionSlug).countDocuments(
    slug === 'security-log' ? { event: { $ne: 'access.refused' } } : {},
  )

describe.each(Object.entries(COLLECTIONS))('%s', (slug, rules) => {
  /** Payload identifies preferences by their key, other collections by an id or another field. */
  const isByKey = slug === 'payload-preferences'

  // proves: C182
  it.each(ROLES_TESTED)('can be read by %s as the table says', async (who) => {
    await setting.withUnchanged(slug, async (documents) => {
      const reached = documents.filter((document) => isReached(rules.read[who], who, document))
      for (const query of [
        'limit=0',
        'pagination=false',
        'limit=0&draft=true',
        'limit=0&depth=2&sort=-createdAt',
      ]) {
        const response = await setting.request(who, 'GET', `/${slug}?${query}&${inIds(documents)}`)
        if (rules.read[who] === 'none') expect(isRefusal(response), query).toBe(true)
        else {
          const { docs } = await readJson<{ docs: { id: unknown; _status?: string }[] }>(response)
          expect(sorted(docs.map(({ id }) => id)), query).toEqual(sorted(reached.map(({ id }) => id)))
          if (rules.read[who] === 'published')
            expect(docs.every(({ _status }) => _status === 'published')).toBe(true)
        }
      }
      if (isByKey) return
      const count = await setting.request(who, 'GET', `/${slug}/count?${inIds(documents)}`)
      if (rules.read[who] === 'none') expect(isRefusal(count)).toBe(true)
      else expect(await readJson(count)).toEqual({ totalDocs: reached.length })
      for (const document of documents) {
        const response = await setting.request(who, 'GET', `/${slug}/${document.id}`)
        expect(response.ok).toBe(reached.includes(document))
        expect(response.ok || isRefusal(response)).toBe(true)
      }
    })
  })

  // where an endpoint replaces Payload's own, its row has the expected answer
  if (!(`post /${slug}` in ENDPOINTS)) {
    // proves: C195
    it.each(ROLES_TESTED)('can be created by %s as the table says', async (who) => {
      await setting.deleteKept()
      const before = await countDocuments(slug)
      const isForOthers = rules.create[who] === 'others'
      if (isForOthers)
        expect(isRefusal(await setting.request(who, 'POST', `/${slug}`, await bodyOf(slug, who)))).toBe(true)
      const owner = isForOthers ? 'stranger' : who
      const response = await setting.request(who, 'POST', `/${slug}`, await bodyOf(slug, owner))
      const after = await countDocuments(slug)
      const isAllowed = rules.create[who] !== 'none'
      expect({ isOk: response.ok, made: after - before }).toEqual({
        isOk: isAllowed,
        made: isAllowed ? 1 : 0,
      })
      if (!isAllowed) expect(isRefusal(response)).toBe(true)
      else {
        const { doc } = await readJson<{ doc: { id: string } }>(response)
        await removeDocuments(setting.payload, setting.configOf(slug), [doc])
      }
    })
  }

  const { patch } = fixtureOf(slug)

  it.each(ROLES_TESTED)('can be changed by %s as the table says', async (who) => {
    const use = rules.update[who] === 'none' ? setting.withUnchanged : setting.withDocuments
    for (const isBulk of [false, true]) {
      await use(slug, async (documents) => {
        const before = await Promise.all(documents.map(({ id }) => stored(setting.payload, slug, id)))
        if (isBulk) await setting.request(who, 'PATCH', `/${slug}?${inIds(documents)}`, patch)
        for (const [index, document] of documents.entries()) {
          const isAllowed = isReached(rules.update[who], who, document)
          if (!isBulk) {
            const response = await setting.request(who, 'PATCH', `/${slug}/${document.id}`, patch)
            expect(response.ok).toBe(isAllowed)
            if (!isAllowed) expect(isRefusal(response)).toBe(true)
          }
          const after = await stored(setting.payload, slug, document.id)
          if (isAllowed) expect(after).toMatchObject(patch)
          else expect(after).toEqual(before[index])
        }
      })
    }
  })

  it.each(ROLES_TESTED)('can be deleted by %s as the table says', async (who) => {
    const use = rules.delete[who] === 'none' ? setting.withUnchanged : setting.withDocuments
    for (const isBulk of isByKey ? [true] : [false, true]) {
      await use(slug, async (documents) => {
        if (isBulk) await setting.request(who, 'DELETE', `/${slug}?${inIds(documents)}`)
        for (const document of documents) {
          const isAllowed = isReached(rules.delete[who], who, document)
          if (!isBulk) {
            const response = await setting.request(who, 'DELETE', `/${slug}/${document.id}`)
            expect(response.ok).toBe(isAllowed)
            if (!isAllowed) expect(isRefusal(response)).toBe(true)
          }
          expect((await stored(setting.payload, slug, document.id)) === null).toBe(isAllowed)
        }
      })
    }
  })

  it.each(ROLES_TESTED)('cannot be duplicated by %s without the right to create one', async (who) => {
    if (rules.create[who] !== 'none') return
    await setting.withUnchanged(slug, async ([document]) => {
      expect(isRefusal(await setting.request(who, 'POST', `/${slug}/${document?.id}/duplicate`))).toBe(true)
    })
  })

  const { readVersions } = rules
  if (readVersions) {
    it.each(ROLES_TESTED)('shows its versions to %s as the table says', async (who) => {
      await setting.withDocuments(slug, async (documents) => {
        const ofRegion = documents.find(({ region }) => region === LED_REGION)
        for (const document of readVersions[who] === 'region' ? [documents[0], ofRegion] : [documents[0]]) {
          const { docs } = await setting.payload.findVersions({
            collection: slug as 'pages',
            where: { parent: { equals: document?.id } },
            overrideAccess: true, // without access control: the test checks the result
          })
          const version = docs[0]?.id
          expect(version).toBeDefined()
          const isAllowed = document !== undefined && isReached(readVersions[who], who, document)
          for (const path of [
            `/${slug}/versions`,
            `/${slug}/versions?where[parent][equals]=${document?.id}&limit=0`,
            `/${slug}/versions/${version}`,
          ]) {
            const response = await setting.request(who, 'GET', path)
            if (readVersions[who] === 'region' && !path.endsWith(String(version))) {
              // a list without what is not of the region
              const found = await readJson<{ docs: { parent: string; version: { region?: string } }[] }>(
                response,
              )
              expect(found.docs.some(({ parent }) => parent === document?.id)).toBe(isAllowed)
              expect(found.docs.every(({ version: { region } }) => region === LED_REGION)).toBe(true)
            } else expect(response.ok || (isRefusal(response) ? false : response.status)).toBe(isAllowed)
          }
          const restored = await setting.request(who, 'POST', `/${slug}/versions/${version}`)
          expect(restored.ok).toBe(document !== undefined && isReached(rules.update[who], who, document))
        }
      })
    })
  } else {
    it.each(ROLES_TESTED)('has no versions for %s', async (who) => {
      expect(
        isRefusal(await setting.request(who, 'GET', `/${slug}/versions/${setting.world.stranger.id}`)),
      ).toBe(true)
    })
  }

  const { unlock, admin } = rules
  if (unlock && admin) {
    it.each(ROLES_TESTED)('lets %s unlock accounts and open the panel as the table says', async (who) => {
      const response = await setting.request(who, 'POST', `/${slug}/unlock`, {
        email: setting.world.stranger.email,
      })
      expect(response.ok).toBe(unlock[who] !== 'none')
      const { canAccessAdmin } = await readJson<{ canAccessAdmin?: boolean }>(
        await setting.request(who, 'GET', '/access'),
      )
      expect(canAccessAdmin === true).toBe(admin[who] !== 'none')
    })
  }
})
