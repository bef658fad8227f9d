import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import type { Account } from '../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'
import {
  type CollectionFacts,
  type Snapshot,
  makeDocuments,
  removeDocuments,
  restore,
  takeSnapshot,
} from './documents'
import { ROLES_TESTED, type RoleTested } from './rows'
import { type TestDocument, type World, makeWorld } from './world'

export interface Setting {
  payload: Payload
  world: World
  configOf: (slug: string) => CollectionFacts
  accountOf: (who: RoleTested) => Account | undefined
  /** Sends a request to the REST API as a person. `path` begins after `/api`. */
  request: (
    who: RoleTested,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>
  /** Documents of a collection, the same ones for all its tests; those of another collection are deleted. */
  documentsOf: (slug: string) => Promise<TestDocument[]>
  /** Puts the documents back as they were made, also deleted ones. */
  restoreDocuments: () => Promise<void>
  /** Deletes them: where a record is unique, no second one can be made beside it. */
  deleteDocuments: () => Promise<void>
}

/** Refused for lack of rights, not because of an error. */
export const isRefusal = ({ status }: Response): boolean => [400, 401, 403, 404].includes(status)

/** What is wrong with a cell of a table; nothing where it holds. */
export type CheckCell = (who: RoleTested) => Promise<(string | false | undefined)[]>

/**
 * Checks a row of a table: a cell for each role.
 * @param check is called for one role after another, or for all at once where they change nothing
 * @returns what is wrong, with the role
 */
export const wrongCells = async (
  check: CheckCell,
  { roles = ROLES_TESTED, atOnce = false }: { roles?: readonly RoleTested[]; atOnce?: boolean } = {},
): Promise<string[]> => {
  const checkRole = async (who: RoleTested): Promise<string[]> =>
    (await check(who)).filter((problem) => typeof problem === 'string').map((problem) => `${who} ${problem}`)
  if (atOnce) return (await Promise.all(roles.map(checkRole))).flat()
  const wrong: string[] = []
  for (const who of roles) wrong.push(...(await checkRole(who)))
  return wrong
}

/** Starts Payload with people for the tests of a file; the result is complete before the first test. */
export const setUp = (): Setting => {
  const setting = {} as Setting
  let app: TestApp
  let made: { slug: string; documents: TestDocument[]; snapshot: Snapshot } | undefined
  beforeAll(async () => {
    app = await startTestPayload()
    const { payload } = app
    const world = await makeWorld(payload)
    const configOf = (slug: string): CollectionFacts =>
      payload.collections[slug as CollectionSlug].config as unknown as CollectionFacts
    const accountOf = (who: RoleTested): Account | undefined => (who === 'anonymous' ? undefined : world[who])
    const deleteDocuments = async (): Promise<void> => {
      if (!made) return
      const { slug, documents } = made
      made = undefined
      await removeDocuments(payload, configOf(slug), documents)
    }
    Object.assign(setting, {
      payload,
      world,
      configOf,
      accountOf,
      request: (who, method, path, body, headers) =>
        app.request(method, `/api${path}`, { as: accountOf(who), body, headers }),
      deleteDocuments,
      documentsOf: async (slug) => {
        if (made?.slug !== slug) {
          await deleteDocuments()
          const documents = await makeDocuments(payload, configOf(slug), world)
          made = { slug, documents, snapshot: await takeSnapshot(payload, slug, documents) }
        }
        return made.documents
      },
      restoreDocuments: async () => {
        if (made) await restore(payload, made.slug, made.snapshot)
      },
    } satisfies Setting)
  })
  afterAll(async () => {
    await setting.deleteDocuments()
    await app.stop()
  })
  return setting
}
