import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIST_FIELDS, LIST_SUBJECTS, OPERATORS } from '../../../../domain/office/savedLists/listFields.schema'
import { createLogger } from '../../../../platform/logger'
import { modelOf } from '../../../../platform/database'
import { keysOf } from '../../../../platform/records.schema'
import { CDN_JOBS, JOBS, PROMPT_JOBS, PROVIDER_JOBS } from '../../../../server/jobs/jobs'
import { prepareDatabase } from '../../../../server/database/prepareDatabase'
import { everyRoute } from '../../../helpers/everyRoute'
import { makeEvent } from '../../../helpers/events'
import { fillDatabase } from '../../../helpers/fillDatabase'
import { fewOrFull, isFull } from '../../../helpers/fullCounts'
import { makeGroup } from '../../../helpers/groups'
import { type RecordedQuery, findScans, recordQueries } from '../../../helpers/queryPlans'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import {
  API_ADDRESSES,
  type ListOwners,
  NARROWED_ADDRESSES,
  listAddresses,
  renderPage,
} from '../../../helpers/walkPages'
import { type CollectionFacts, makeDocuments } from '../../access/documents'
import { FIXTURES } from '../../access/fixtures'
import { type World, makeWorld } from '../../access/world'
import { isAllowedScan } from '../../../helpers/allowedScans'

const PEOPLE = fewOrFull({ few: 2_000, full: 50_000 })

let app: TestApp
let world: World
let owners: ListOwners
/** A document of each collection. */
const known = new Map<string, string>()

beforeAll(async () => {
  app = await startTestPayload()
  world = await makeWorld(app.payload)
  for (const slug of Object.keys(FIXTURES)) {
    const { config } = app.payload.collections[slug as 'users']
    const [document] = await makeDocuments(app.payload, config as unknown as CollectionFacts, world)
    if (document) known.set(slug, String(document.id))
  }
  // without a day the reports cannot be made
  await modelOf(app.payload, 'renewals').updateMany({}, { $set: { decidedAt: new Date() } })
  const event = await makeEvent(app.payload)
  owners = {
    event: event.id,
    group: (await makeGroup(app.payload)).toHexString(),
    webhook: known.get('webhooks') ?? randomUUID(),
  }
  known.set('events', event.id)
  known.set('groups', owners.group)
})
afterAll(() => app.stop(), 480_000) // with full counts, hundreds of thousands of documents and all their keys

let doing = ''

const listScans = async (asked: readonly RecordedQuery[]): Promise<string[]> =>
  (await findScans(app.payload, asked))
    .filter((query) => !isAllowedScan(query))
    .map(({ collection, shape, during }) => `${collection} ${shape} (${during})`)
    .sort()

/** All that was asked. */
const every: RecordedQuery[] = []

/** The scans among what a walk asks the database. */
const scansOf = async (walk: () => Promise<void>): Promise<{ asked: RecordedQuery[]; scans: string[] }> => {
  const stop = recordQueries(app.payload.db.connection.getClient(), () => doing)
  let asked: RecordedQuery[] = []
  try {
    await walk()
  } finally {
    asked = stop()
  }
  return { asked, scans: await listScans(asked) }
}

const get = async (path: string, who?: keyof World): Promise<number> => {
  doing = `${path} ${who ?? 'visitor'}`
  const response = await app.request('GET', path, { ...(who && { as: world[who] }) })
  await response.arrayBuffer()
  return response.status
}

/** The same of a walk through the product, of which the last test asks again. */
const walkScans: typeof scansOf = async (walk) => {
  const found = await scansOf(walk)
  every.push(...found.asked)
  return found
}

it('detects a query without an index', async () => {
  const { scans } = await scansOf(async () => {
    await modelOf(app.payload, 'profiles').findOne({ bio: 'nobody' })
  })
  expect(scans).toEqual([expect.stringContaining('profiles find')])
})

it('no route that reads scans a collection that grows, for staff, a member or a visitor', async () => {
  const id = new ObjectId().toHexString()
  const { asked, scans } = await walkScans(async () => {
    for (const { path, methods } of everyRoute())
      if (methods.includes('GET') && path.startsWith('/api/'))
        for (const who of ['admin', 'chapterLead', 'member', undefined] as const) {
          const slug = path.split('/')[2] ?? ''
          const own = known.get(slug) ?? id
          await get(
            path
              .replace(/:user\b/, world.stranger.id)
              .replace(/:id\b/, own)
              .replace(/:\w+\??/g, id),
            who,
          )
        }
  })
  expect(asked.length).toBeGreaterThan(200)
  expect(scans).toEqual([])
})

it('no page scans a collection that grows', async () => {
  const pages = everyRoute().filter(({ path }) => !/^\/(api|_next|cms)\b/.test(path))
  const { asked, scans } = await walkScans(async () => {
    for (const path of [...pages.map((page) => page.path), ...NARROWED_ADDRESSES]) {
      for (const who of ['admin', 'member', undefined] as const) {
        doing = `${path} ${who ?? 'visitor'}`
        await renderPage(app, path.replace(/:\w+/g, world.stranger.id), who && world[who])
      }
    }
  })
  expect(asked.length).toBeGreaterThan(50)
  expect(scans).toEqual([])
})

it('no search of a dialog, and no file, scans a collection that grows', async () => {
  const { asked, scans } = await walkScans(async () => {
    for (const address of API_ADDRESSES)
      expect([address, await get(address, 'admin')]).toEqual([address, 200])
  })
  expect(asked.length).toBeGreaterThan(50)
  expect(scans).toEqual([])
})

it('no list of staff scans a collection that grows, whatever it is narrowed to', async () => {
  const { asked, scans } = await walkScans(async () => {
    for (const who of ['admin', 'chapterLead'] as const)
      for (const address of listAddresses(owners)) {
        doing = `${address} ${who}`
        await renderPage(app, address, world[who])
      }
  })
  expect(asked.length).toBeGreaterThan(100)
  expect(scans).toEqual([])
})

const valueFor = (field: (typeof LIST_FIELDS)[keyof typeof LIST_FIELDS]): string => {
  switch (field.kind) {
    case 'choice':
      return Object.keys(field.options)[0] ?? ''
    case 'record':
      return owners.event
    case 'period':
      return 'thisYear'
    case 'number':
      return '10'
    case 'text':
      return 'Deng'
    case 'flag':
      return 'yes'
  }
}

it('no list by conditions scans a collection that grows', async () => {
  const { asked, scans } = await walkScans(async () => {
    for (const subject of keysOf(LIST_SUBJECTS)) {
      await get(`/api/saved-lists/rows?subject=${subject}`, 'admin')
      for (const name of keysOf(LIST_FIELDS)) {
        const field = LIST_FIELDS[name]
        for (const [index, op] of Object.keys(OPERATORS[field.kind]).entries()) {
          const condition = `${name}.${op}.${op === 'empty' ? '' : valueFor(field)}`
          // a field meets a second condition and an order in the same way with each of its operators
          const ends = index === 0 || isFull ? ['', '&c=grade.is.professional', '&sort=-grade'] : ['']
          for (const end of ends)
            await get(`/api/saved-lists/rows?subject=${subject}&c=${condition}${end}`, 'admin')
        }
      }
    }
  })
  expect(asked.length).toBeGreaterThan(100)
  expect(scans).toEqual([])
})

it('no job scans a collection that grows', async () => {
  const { asked, scans } = await walkScans(async () => {
    const context = {
      payload: app.payload,
      log: createLogger('silent'),
      signal: new AbortController().signal,
    }
    for (const { name, run } of [...JOBS, ...PROMPT_JOBS, ...PROVIDER_JOBS, ...CDN_JOBS]) {
      doing = name
      await run(context)
    }
  })
  expect(asked.length).toBeGreaterThan(50)
  expect(scans).toEqual([])
})

it('no repair at the start scans a collection that grows', async () => {
  doing = 'start'
  const { asked, scans } = await walkScans(() => prepareDatabase(app.payload))
  expect(asked.length).toBeGreaterThan(20)
  expect(scans).toEqual([])
})

it('none of these queries scans when the database is filled', async () => {
  await fillDatabase(app.payload, PEOPLE)
  expect(await modelOf(app.payload, 'payments').estimatedDocumentCount()).toBeGreaterThan(4 * PEOPLE - 1)
  expect(every.length).toBeGreaterThan(500)
  expect(await listScans(every)).toEqual([])
}, 480_000)
