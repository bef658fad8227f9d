import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import type { Account } from '../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'
import { type CollectionFacts, makeDocuments, removeDocuments } from './documents'
import type { RoleTested } from './rows'
import { type TestDocument, type World, makeWorld } from './world'

type UseDocuments = (documents: TestDocument[]) => Promise<void>

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
  /** Runs with new documents of a collection, and deletes them. */
  withDocuments: (slug: string, run: UseDocuments) => Promise<void>
  /** Runs with documents of a collection that nobody may change: the next test has the same ones. */
  withUnchanged: (slug: string, run: UseDocuments) => Promise<void>
  /** Deletes what `withUnchanged` keeps: where a record is unique, no second one can be made beside it. */
  deleteKept: () => Promise<void>
}

/** Refused for lack of rights, not because of an error. */
export const isRefusal = ({ status }: Response): boolean => [400, 401, 403, 404].includes(status)

/** Starts Payload with people for the tests of a file; the result is complete before the first test. */
export const setUp = (): Setting => {
  const setting = {} as Setting
  let app: TestApp
  let kept: { slug: string; documents: TestDocument[] } | undefined
  beforeAll(async () => {
    app = await startTestPayload()
    const { payload } = app
    const world = await makeWorld(payload)
    const configOf = (slug: string): CollectionFacts =>
      payload.collections[slug as CollectionSlug].config as unknown as CollectionFacts
    const accountOf = (who: RoleTested): Account | undefined => (who === 'anonymous' ? undefined : world[who])
    const deleteKept = async (): Promise<void> => {
      if (!kept) return
      const { slug, documents } = kept
      kept = undefined
      await removeDocuments(payload, configOf(slug), documents)
    }
    Object.assign(setting, {
      payload,
      world,
      configOf,
      accountOf,
      request: (who, method, path, body, headers) =>
        app.request(method, `/api${path}`, { as: accountOf(who), body, headers }),
      deleteKept,
      withUnchanged: async (slug, run) => {
        if (kept?.slug !== slug) {
          await deleteKept()
          kept = { slug, documents: await makeDocuments(payload, configOf(slug), world) }
        }
        try {
          await run(kept.documents)
        } catch (error) {
          await deleteKept() // perhaps they were changed
          throw error
        }
      },
      withDocuments: async (slug, run) => {
        await deleteKept()
        const documents = await makeDocuments(payload, configOf(slug), world)
        try {
          await run(documents)
        } finally {
          await removeDocuments(payload, configOf(slug), documents)
        }
      },
    } satisfies Setting)
  })
  afterAll(async () => {
    await setting.deleteKept()
    await app.stop()
  })
  return setting
}
