import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { COLLECTIONS } from './collectionsTable'
import { fixtureOf, removeDocuments, stored, storedAll } from './documents'
import { FIELDS, type FieldRow } from './fieldsTable'
import { ROLES_TESTED as ALL_ROLES_TESTED, type RoleTested, type Row, type Scope } from './rows'
import { isRefusal, setUp, wrongCells } from './setUp'
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

const slugOf = (path: string): string => path.split('.')[0] ?? ''

describe.each([...new Set(Object.keys(FIELDS).map(slugOf))])('%s', (slug) => {
  const entries = Object.entries(FIELDS).filter(([path]) => slugOf(path) === slug)
  const rules = COLLECTIONS[slug]
  if (!rules) throw new Error(`The table has no collection "${slug}"`)
  const forged = (name: string): unknown => {
    const field = setting.configOf(slug).flattenedFields.find((candidate) => candidate.name === name)
    if (!field) throw new Error(`There is no field "${slug}.${name}"`)
    // the server stores the author: a forged one would be another person
    return forge(
      field,
      ['by', 'updatedBy'].includes(name) ? setting.world.stranger.id : setting.world.admin.id,
    )
  }
  /** The fields that have a rule for an operation, with it. */
  const ruled = (operation: keyof FieldRow): [string, Row<Scope>][] =>
    entries.flatMap(([path, row]) => (row[operation] ? [[path.slice(slug.length + 1), row[operation]]] : []))

  const read = ruled('read')
  if (read.length > 0) {
    it('shows each field to each role as the table says', async () => {
      if (slug === 'users')
        await setting.payload.db.updateMany({
          collection: slug,
          data: { lockedAt: new Date(0) },
          where: { id: { equals: setting.world.stranger.id } },
        })
      const documents = await setting.documentsOf(slug)
      const inDatabase = await storedAll(setting.payload, slug, documents)
      const wrong = await wrongCells(
        async (who) => {
          const reached = documents.filter((candidate) => isReached(rules.read[who], who, candidate))
          const problems = await Promise.all(
            reached.map(async (document) => {
              const shown = await readJson<Record<string, unknown>>(
                await setting.request(who, 'GET', `/${slug}/${document.id}?depth=0`),
              )
              return read.map(([name, row]) => {
                const isFilled = name in (inDatabase.get(String(document.id)) ?? {})
                const isRight = isShown(shown[name]) === (isFilled && isReached(row[who], who, document))
                return !isRight && `${isShown(shown[name]) ? 'is' : 'is not'} shown ${name}`
              })
            }),
          )
          return problems.flat()
        },
        { roles: ROLES_TESTED, atOnce: true },
      )
      expect(wrong).toEqual([])
    })

    it.each(read)('%s cannot be guessed by any role with filters and sorting', async (name, row) => {
      const ids = `where[id][in]=${(await setting.documentsOf(slug)).map(({ id }) => id).join(',')}`
      const roles = ROLES_TESTED.filter((who) => row[who] !== 'all' && rules.read[who] !== 'none')
      const wrong = await wrongCells(
        (who) =>
          Promise.all(
            [
              `${ids}&where[${name}][exists]=true`,
              `where[or][0][${name}][exists]=true`,
              `${ids}&sort=${name}`,
              `${ids}&sort=-${name}`,
            ].map(async (query) => {
              const response = await setting.request(who, 'GET', `/${slug}?${query}`)
              return !isRefusal(response) && `is answered ${response.status} for ${query}`
            }),
          ),
        { roles, atOnce: true },
      )
      expect(wrong).toEqual([])
    })
  }

  it.each(ruled('update'))('%s can be changed by each role as the table says', async (name, row) => {
    const documents = await setting.documentsOf(slug)
    const before = await storedAll(setting.payload, slug, documents)
    const check = (who: RoleTested, was: unknown, now: unknown, isAllowed: boolean): boolean => {
      const isForged = JSON.stringify(now) === JSON.stringify(forged(name))
      if (isAllowed) return isForged
      if (name === 'updatedBy') return now === setting.world[who === 'anonymous' ? 'stranger' : who].id
      if (name === 'updatedAt') return !isForged
      // an empty list that Payload stores in place of a missing one counts as missing
      return JSON.stringify(now ?? []) === JSON.stringify(was ?? [])
    }
    const wrong = await wrongCells(
      async (who) => {
        const problems: (string | false)[] = []
        const reached = documents.filter((candidate) => isReached(rules.update[who], who, candidate))
        for (const { id } of reached) {
          const response = await setting.request(who, 'PATCH', `/${slug}/${id}`, { [name]: forged(name) })
          problems.push(!response.ok && `is answered ${response.status}`)
        }
        if (reached.length === 0) return problems
        const after = await storedAll(setting.payload, slug, reached)
        for (const document of reached) {
          const [was, now] = [before, after].map((stored) => stored.get(String(document.id))?.[name])
          const isRight = check(who, was, now, isReached(row[who], who, document))
          problems.push(!isRight && `leaves ${JSON.stringify(now)} after ${JSON.stringify(was)}`)
        }
        await setting.restoreDocuments()
        return problems
      },
      { roles: ROLES_TESTED },
    )
    expect(wrong).toEqual([])
  })

  it.each(ruled('create'))('%s can be set by each role as the table says', async (name, row) => {
    if (setting.configOf(slug).upload) return // a file is sent in a form
    await setting.deleteDocuments()
    const roles = ROLES_TESTED.filter((who) => rules.create[who] !== 'none')
    const wrong = await wrongCells(
      async (who) => {
        const data = fixtureOf(slug).data(setting.world, 'stranger')
        const response = await setting.request(who, 'POST', `/${slug}`, { ...data, [name]: forged(name) })
        if (response.status !== 201) return [`is answered ${response.status}`]
        const { doc } = await readJson<{ doc: { id: string } }>(response)
        const made = await stored(setting.payload, slug, doc.id)
        await removeDocuments(setting.payload, setting.configOf(slug), [doc])
        const isForged = JSON.stringify(made?.[name]) === JSON.stringify(forged(name))
        // the value that the server sets may be the same for its author
        const isOwn = name === 'author' || name === 'createdBy'
        return [
          row[who] === 'none' && !isOwn && isForged && 'has set it',
          row[who] === 'all' && !isForged && 'has not set it',
        ]
      },
      { roles },
    )
    expect(wrong).toEqual([])
  })
})
