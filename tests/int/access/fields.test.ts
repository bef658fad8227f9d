import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { COLLECTIONS } from './collectionsTable'
import { fixtureOf, removeDocuments, stored } from './documents'
import { FIELDS } from './fieldsTable'
import { ROLES_TESTED as ALL_ROLES_TESTED } from './rows'
import { isRefusal, setUp } from './setUp'
import { isReached } from './world'

const setting = setUp()

/** Of those who have a role for a region, the one who reads most: the rules of fields ask for no others. */
const ROLES_TESTED = ALL_ROLES_TESTED.filter((who) => who !== 'regionEventManager' && who !== 'regionAuditor')

const readJson = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body

/** Payload returns an empty list for a list that may not be read. */
const isShown = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined)

/** A valid value other than the stored one. */
const forge = (field: FlattenedField, owner: string): unknown => {
  switch (field.type) {
    case 'date':
      return '2001-02-03T04:05:06.000Z'
    case 'number':
      return 424242
    case 'email':
      return 'forged@example.org'
    case 'relationship':
      return owner
    default:
      return 'forged'
  }
}

describe.each(Object.entries(FIELDS))('%s', (path, fieldRules) => {
  const [slug = '', name = ''] = path.split('.')
  const rules = COLLECTIONS[slug]
  if (!rules) throw new Error(`The table has no collection "${slug}"`)
  const forged = (): unknown => {
    const field = setting.configOf(slug).flattenedFields.find((candidate) => candidate.name === name)
    if (!field) throw new Error(`There is no field "${path}"`)
    // the server stores the author: a forged one would be another person
    return forge(
      field,
      ['by', 'updatedBy'].includes(name) ? setting.world.stranger.id : setting.world.admin.id,
    )
  }

  const { read, update, create } = fieldRules
  if (read) {
    it.each(ROLES_TESTED)('is shown to %s as the table says', async (who) => {
      if (slug === 'users')
        await setting.payload.db.updateMany({
          collection: slug,
          data: { lockedAt: new Date(0) },
          where: { id: { equals: setting.world.stranger.id } },
        })
      await setting.withUnchanged(slug, async (documents) => {
        for (const document of documents.filter((candidate) => isReached(rules.read[who], who, candidate))) {
          const isFilled = name in ((await stored(setting.payload, slug, document.id)) ?? {})
          const shown = await readJson<Record<string, unknown>>(
            await setting.request(who, 'GET', `/${slug}/${document.id}?depth=0`),
          )
          expect(isShown(shown[name])).toBe(isFilled && isReached(read[who], who, document))
        }
      })
    })

    it.each(ROLES_TESTED)('cannot be guessed by %s with filters and sorting', async (who) => {
      if (read[who] === 'all' || rules.read[who] === 'none') return
      await setting.withUnchanged(slug, async (documents) => {
        const ids = `where[id][in]=${documents.map(({ id }) => id).join(',')}`
        for (const query of [
          `${ids}&where[${name}][exists]=true`,
          `where[or][0][${name}][exists]=true`,
          `${ids}&sort=${name}`,
          `${ids}&sort=-${name}`,
        ]) {
          const response = await setting.request(who, 'GET', `/${slug}?${query}`)
          expect(isRefusal(response), `${query} ${response.status}`).toBe(true)
        }
      })
    })
  }

  if (update) {
    it.each(ROLES_TESTED)('can be changed by %s as the table says', async (who) => {
      await setting.withDocuments(slug, async (documents) => {
        for (const document of documents.filter((candidate) =>
          isReached(rules.update[who], who, candidate),
        )) {
          const before = await stored(setting.payload, slug, document.id)
          expect(
            (await setting.request(who, 'PATCH', `/${slug}/${document.id}`, { [name]: forged() })).ok,
          ).toBe(true)
          const after = await stored(setting.payload, slug, document.id)
          if (isReached(update[who], who, document)) expect(after?.[name]).toEqual(forged())
          else if (name === 'updatedBy')
            expect(after?.[name]).toBe(setting.world[who === 'anonymous' ? 'stranger' : who].id)
          else if (name === 'updatedAt') expect(after?.[name]).not.toEqual(forged())
          // an empty list that Payload stores in place of a missing one counts as missing
          else expect(after?.[name] ?? []).toEqual(before?.[name] ?? [])
        }
      })
    })
  }

  if (create) {
    it.each(ROLES_TESTED)('can be set by %s as the table says', async (who) => {
      if (rules.create[who] === 'none' || setting.configOf(slug).upload) return // a file is sent in a form
      await setting.deleteKept()
      const data = fixtureOf(slug).data(setting.world, 'stranger')
      const response = await setting.request(who, 'POST', `/${slug}`, { ...data, [name]: forged() })
      expect(response.status).toBe(201)
      const { doc } = await readJson<{ doc: { id: string } }>(response)
      const made = await stored(setting.payload, slug, doc.id)
      await removeDocuments(setting.payload, setting.configOf(slug), [doc])
      const isForged = JSON.stringify(made?.[name]) === JSON.stringify(forged())
      // the value that the server sets may be the same for its author
      if (create[who] === 'none' && !(name === 'author' || name === 'createdBy')) expect(isForged).toBe(false)
      else if (create[who] === 'all') expect(isForged).toBe(true)
    })
  }
})
