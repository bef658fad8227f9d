import type { CollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { modelOf } from '../../../platform/database'
import { COLLECTIONS } from './collectionsTable'
import { fixtureOf, removeDocuments, storedAll } from './documents'
import { ENDPOINTS } from './endpointsTable'
import { makePicture } from './fixtures'
import { ROLES_TESTED, type RoleTested, type Row, type Scope } from './rows'
import { isRefusal, setUp, wrongCells } from './setUp'
import { LED_REGION, type TestDocument, isReached } from './world'

const setting = setUp()

const sorted = (ids: Iterable<unknown>): string => [...ids].map(String).sort().join()

const readJson = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body

const inIds = (documents: TestDocument[]): string =>
  `where[id][in]=${documents.map(({ id }) => id).join(',')}`

const picture = makePicture()

/**
 * The body of a new document: a form for pictures, JSON for others.
 * @param who whose document it is; a stranger's for a visitor
 */
const bodyOf = async (slug: string, who: RoleTested | 'stranger'): Promise<unknown> => {
  const data = fixtureOf(slug).data(setting.world, who === 'anonymous' ? 'stranger' : who)
  if (!setting.configOf(slug).upload) return data
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new Blob([new Uint8Array(await picture)], { type: 'image/png' }), 'grey.png')
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

/** How a failure names a document. */
const nameOf = ({ owner, region, isPublished }: TestDocument): string => {
  const state = isPublished === undefined ? '' : isPublished ? 'published ' : 'draft '
  return `the ${state}document${owner ? ` of ${owner}` : ''}${region ? ` in ${region}` : ''}`
}

const rolesWith = (row: Row<Scope>, isWanted: (scope: Scope) => boolean): RoleTested[] =>
  ROLES_TESTED.filter((who) => isWanted(row[who]))

/** How a list is asked for everything; a role that reads nothing is refused each. */
const LIST_QUERIES = ['limit=0&draft=true&depth=1&sort=-createdAt', 'pagination=false']

/**
 * Documents that a person is asked about one by one: of those that the row lets the person reach, and of the others, two
 * each. Lists are asked about all of them.
 */
const someOf = (documents: TestDocument[], scope: Scope, who: RoleTested): TestDocument[] => {
  const reached = documents.filter((document) => isReached(scope, who, document))
  const others = documents.filter((document) => !isReached(scope, who, document))
  return [...reached.slice(0, 2), ...others.slice(0, 2)]
}

describe.each(Object.entries(COLLECTIONS))('%s', (slug, rules) => {
  /** Payload identifies preferences by their key, other collections by an id or another field. */
  const isByKey = slug === 'payload-preferences'
  const { patch } = fixtureOf(slug)

  /**
   * What is wrong after a change or a deletion was tried, one document after another or all at once.
   * @param row who may reach which documents
   * @param isDone whether the stored document shows that it was done
   */
  const tryOn = async (
    method: 'PATCH' | 'DELETE',
    row: Row<Scope>,
    isDone: (now: Record<string, unknown> | undefined) => boolean,
  ): Promise<string[]> => {
    const documents = await setting.documentsOf(slug)
    const before = await storedAll(setting.payload, slug, documents)
    const body = method === 'PATCH' ? patch : undefined
    const ask = (who: RoleTested, rest: string): Promise<Response> =>
      setting.request(who, method, `/${slug}${rest}`, body)

    /** One by one: the answers. @param chosen the documents that are asked about */
    const askOneByOne = async (who: RoleTested, chosen: TestDocument[]): Promise<(string | false)[]> => {
      const problems: (string | false)[] = []
      for (const document of chosen) {
        const response = await ask(who, `/${document.id}`)
        const isAllowed = isReached(row[who], who, document)
        problems.push(
          response.ok !== isAllowed && `is answered ${response.status} for ${nameOf(document)}`,
          !response.ok && !isRefusal(response) && `is answered ${response.status}`,
        )
      }
      return problems
    }
    /** What the database shows of it. */
    const compare = async (
      who: RoleTested,
      chosen: TestDocument[],
      way: string,
    ): Promise<(string | false)[]> => {
      const after = await storedAll(setting.payload, slug, documents)
      return documents.map((document) => {
        const now = after.get(String(document.id))
        const isMeant = chosen.includes(document) && isReached(row[who], who, document)
        const isUnchanged = JSON.stringify(now) === JSON.stringify(before.get(String(document.id)))
        const isRight = isMeant ? isDone(now) : isUnchanged
        return !isRight && `${isMeant ? 'does not reach' : 'reaches'} ${nameOf(document)}, ${way}`
      })
    }

    const without = rolesWith(row, (scope) => scope === 'none')
    const refused = await wrongCells(
      async (who) => {
        await ask(who, `?${inIds(documents)}`)
        return isByKey ? [] : askOneByOne(who, someOf(documents, 'none', who))
      },
      { roles: without, atOnce: true },
    )
    const untouched = await compare('anonymous', [], 'by somebody without the right')
    const allowed = await wrongCells(
      async (who) => {
        const chosen = someOf(documents, row[who], who)
        const problems = isByKey ? [] : await askOneByOne(who, chosen)
        problems.push(...(isByKey ? [] : await compare(who, chosen, 'one by one')))
        await setting.restoreDocuments()
        await ask(who, `?${inIds(documents)}`)
        problems.push(...(await compare(who, documents, 'all at once')))
        await setting.restoreDocuments()
        return problems
      },
      { roles: rolesWith(row, (scope) => scope !== 'none') },
    )
    return [...refused, ...untouched.filter((problem) => problem !== false), ...allowed]
  }

  // where an endpoint replaces Payload's own, its row has the expected answer
  const listQueries = `get /${slug}` in ENDPOINTS ? [] : LIST_QUERIES

  // proves: C182
  it('can be read by each role as the table says', async () => {
    const documents = await setting.documentsOf(slug)
    const wrong = await wrongCells(
      async (who) => {
        const scope = rules.read[who]
        const reached = documents.filter((document) => isReached(scope, who, document))
        const problems: (string | false)[] = []
        for (const query of listQueries) {
          const response = await setting.request(who, 'GET', `/${slug}?${query}&${inIds(documents)}`)
          if (scope === 'none')
            problems.push(!isRefusal(response) && `is answered ${response.status} for ${query}`)
          else {
            const { docs } = await readJson<{ docs: { id: unknown; _status?: string }[] }>(response)
            const isRight = sorted(docs.map(({ id }) => id)) === sorted(reached.map(({ id }) => id))
            problems.push(!isRight && `lists ${docs.length} of ${documents.length} documents with ${query}`)
            const hasDraft = docs.some(({ _status }) => _status !== 'published')
            problems.push(scope === 'published' && hasDraft && `lists a draft with ${query}`)
          }
        }
        if (isByKey) return problems
        const count = await setting.request(who, 'GET', `/${slug}/count?${inIds(documents)}`)
        if (scope === 'none') problems.push(!isRefusal(count) && `counts: ${count.status}`)
        else {
          const { totalDocs } = await readJson<{ totalDocs: number }>(count)
          problems.push(totalDocs !== reached.length && `counts ${totalDocs} for ${reached.length}`)
        }
        for (const document of someOf(documents, scope, who)) {
          const response = await setting.request(who, 'GET', `/${slug}/${document.id}`)
          const isRight = reached.includes(document) ? response.ok : isRefusal(response)
          problems.push(!isRight && `is answered ${response.status} for ${nameOf(document)}`)
        }
        return problems
      },
      { atOnce: true },
    )
    expect(wrong).toEqual([])
  })

  if (!(`post /${slug}` in ENDPOINTS)) {
    // proves: C195
    it('can be created by each role as the table says', async () => {
      await setting.deleteDocuments()
      const wrong = await wrongCells(async (who) => {
        const before = await countDocuments(slug)
        const isForOthers = rules.create[who] === 'others'
        const forOneself =
          isForOthers && (await setting.request(who, 'POST', `/${slug}`, await bodyOf(slug, who)))
        const owner = isForOthers ? 'stranger' : who
        const response = await setting.request(who, 'POST', `/${slug}`, await bodyOf(slug, owner))
        const created = (await countDocuments(slug)) - before
        const isAllowed = rules.create[who] !== 'none'
        if (response.ok) {
          const { doc } = await readJson<{ doc: { id: string } }>(response)
          await removeDocuments(setting.payload, setting.configOf(slug), [doc])
        }
        return [
          forOneself &&
            !isRefusal(forOneself) &&
            `is answered ${forOneself.status} for a document of their own`,
          response.ok !== isAllowed && `is answered ${response.status}`,
          created !== Number(isAllowed) && `has created ${created}`,
          !response.ok && !isRefusal(response) && `is answered ${response.status}`,
        ]
      })
      expect(wrong).toEqual([])
    })
  }

  it('can be changed by each role as the table says', async () => {
    const isChanged = (now: Record<string, unknown> | undefined): boolean => {
      try {
        expect(now).toMatchObject(patch)
        return true
      } catch {
        return false
      }
    }
    expect(await tryOn('PATCH', rules.update, isChanged)).toEqual([])
  })

  const { readVersions } = rules
  if (readVersions) {
    it('shows its versions to each role as the table says', async () => {
      const documents = await setting.documentsOf(slug)
      const ofRegion = documents.find(({ region }) => region === LED_REGION)
      const wrong = await wrongCells(async (who) => {
        const problems: (string | false)[] = []
        for (const document of readVersions[who] === 'region' ? [documents[0], ofRegion] : [documents[0]]) {
          const { docs } = await setting.payload.findVersions({
            collection: slug as 'pages',
            where: { parent: { equals: document?.id } },
            overrideAccess: true, // without access control: the test checks the result
          })
          const version = docs[0]?.id
          problems.push(version === undefined && 'finds no version')
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
              const hasIt = found.docs.some(({ parent }) => parent === document?.id)
              problems.push(
                hasIt !== isAllowed && `lists ${hasIt ? 'a' : 'no'} version with ${path}`,
                found.docs.some(({ version: { region } }) => region !== LED_REGION) && 'lists another region',
              )
            } else {
              const isRight = isAllowed ? response.ok : isRefusal(response)
              problems.push(!isRight && `is answered ${response.status} for ${path}`)
            }
          }
          const restored = await setting.request(who, 'POST', `/${slug}/versions/${version}`)
          const mayRestore = document !== undefined && isReached(rules.update[who], who, document)
          problems.push(restored.ok !== mayRestore && `is answered ${restored.status} for restoring`)
        }
        return problems
      })
      await setting.restoreDocuments()
      expect(wrong).toEqual([])
    })
  } else {
    it('has no versions for any role', async () => {
      const wrong = await wrongCells(
        async (who) => [
          !isRefusal(await setting.request(who, 'GET', `/${slug}/versions/${setting.world.stranger.id}`)) &&
            'reads versions',
        ],
        { atOnce: true },
      )
      expect(wrong).toEqual([])
    })
  }

  it('cannot be duplicated by a role without the right to create one', async () => {
    const [document] = await setting.documentsOf(slug)
    const wrong = await wrongCells(
      async (who) => [
        !isRefusal(await setting.request(who, 'POST', `/${slug}/${document?.id}/duplicate`)) && 'duplicates',
      ],
      { roles: rolesWith(rules.create, (scope) => scope === 'none'), atOnce: true },
    )
    expect(wrong).toEqual([])
  })

  it('can be deleted by each role as the table says', async () => {
    expect(await tryOn('DELETE', rules.delete, (now) => now === undefined)).toEqual([])
  })

  const { unlock, admin } = rules
  if (unlock && admin) {
    it('lets each role unlock accounts and open the panel as the table says', async () => {
      const wrong = await wrongCells(async (who) => {
        const response = await setting.request(who, 'POST', `/${slug}/unlock`, {
          email: setting.world.stranger.email,
        })
        const { canAccessAdmin } = await readJson<{ canAccessAdmin?: boolean }>(
          await setting.request(who, 'GET', '/access'),
        )
        return [
          response.ok !== (unlock[who] !== 'none') && `is answered ${response.status} for unlocking`,
          (canAccessAdmin === true) !== (admin[who] !== 'none') && 'can or cannot open the panel',
        ]
      })
      expect(wrong).toEqual([])
    })
  }
})
