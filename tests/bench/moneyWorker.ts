import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import { issueInvoice, readArrears } from '../../domain/money/invoices'
import { createReference, formatReference } from '../../domain/money/invoices/reference.schema'
import { finaliseInvoice } from '../../domain/money/payments'
import { previewImport, startImport } from '../../domain/money/statements'
import { createImport, findImport } from '../../domain/money/statements/statementsRepository'
import { modelOf } from '../../platform/database'
import { NO_DEADLINE } from '../../platform/databaseDeadlines'
import { readEnvironment } from '../../platform/env'
import { createLogger } from '../../platform/logger'
import { openPayload } from '../../server/openPayload'
import { measurePart } from './measurePart'
import { STATEMENT_MAPPING } from '../helpers/statementMapping'
import type { MoneyPart } from './money'

const measure: (what: MoneyPart, work: () => Promise<unknown>) => Promise<void> = measurePart
const INVOICES = 5_000
const MEMBERS = 50_000
const AT_ONCE = 10
const DAY_MS = 24 * 60 * 60_000
/** Many times what an import takes on two busy cores. */
const IMPORT_DEADLINE_MS = 10 * 60_000

/** Stores a membership and a profile for each of some people, as they are read when an invoice is finalised. */
const addMembers = async (payload: Payload, users: ObjectId[]): Promise<void> => {
  const stamps = { createdAt: new Date(), updatedAt: new Date() }
  const expiresAt = new Date(Date.now() + 20 * DAY_MS)
  await modelOf(payload, 'memberships').collection.insertMany(
    users.map((user, place) => ({
      user,
      number: `MONEY-${place}`,
      registeredName: `Member ${place}`,
      grade: 'professional',
      startedAt: new Date(Date.now() - 345 * DAY_MS),
      expiresAt,
      graceUntil: new Date(expiresAt.getTime() + 30 * DAY_MS),
      ...stamps,
    })),
  )
}

const createInvoices = async (payload: Payload, users: ObjectId[]): Promise<string[]> => {
  const references: string[] = []
  for (let start = 0; start < users.length; start += AT_ONCE)
    await Promise.all(
      users.slice(start, start + AT_ONCE).map(async (user, step) => {
        const invoice = await issueInvoice(payload, {
          key: `bench:${user.toHexString()}`,
          user: user.toHexString(),
          recipient: { name: `Member ${start + step}`, email: `member-${start + step}@example.org` },
          purpose: 'renewal',
          grade: 'professional',
          years: 1,
          graceDays: 30,
          currency: 'USD',
          lines: [{ description: 'Annual dues', quantity: 1, unitMinor: 10_000, account: 'dues' }],
          dueAt: new Date(Date.now() + 30 * DAY_MS),
        })
        await finaliseInvoice(payload, invoice._id.toHexString())
        references.push(invoice.reference ?? '')
      }),
    )
  return references
}

/** A reference as people write it: spaced, without its zeros, or with a typo. */
const written = (reference: string, place: number): string => {
  if (place % 10 === 1) return formatReference(reference)
  if (place % 10 === 2) return reference.replace(/(ACE\d{4})0+/, '$1')
  return place % 10 === 3 ? `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}` : reference
}

const toCsv = (references: string[]): Buffer =>
  Buffer.from(
    [
      'Day,Amount,Text,Payer,Id',
      ...references.map(
        (reference, place) =>
          `2026-11-05,${place % 7 === 0 ? '60.00' : '100.00'},dues ${written(reference, place)},Member ${place},T${place}`,
      ),
    ].join('\n'),
  )

const importStatement = async (payload: Payload, id: string): Promise<string> => {
  const req = { payload } as PayloadRequest
  const started = await startImport(req, id, STATEMENT_MAPPING)
  if (!('status' in started)) throw new Error(`Not imported: ${JSON.stringify(started)}`)
  const deadline = Date.now() + IMPORT_DEADLINE_MS
  let status: string | undefined
  while (Date.now() < deadline) {
    status = (await findImport(payload, id))?.status
    if (status === 'imported') return status
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The import was not done in time: ${status ?? 'it is gone'}`)
}

const addDebts = async (payload: Payload): Promise<void> => {
  const stamps = { createdAt: new Date(), updatedAt: new Date() }
  for (let start = 0; start < MEMBERS; start += 5_000)
    await modelOf(payload, 'invoices').collection.insertMany(
      Array.from({ length: 5_000 }, (_, step) => {
        const place = start + step
        return {
          key: `debt:${place}`,
          user: new ObjectId(),
          number: `DEBT-${place}`,
          reference: createReference(`DEBT${place}`),
          recipient: { name: `Debtor ${place}`, email: `debtor-${place}@example.org` },
          purpose: 'other',
          status: 'open',
          currency: place % 2 === 0 ? 'USD' : 'SSP',
          lines: [{ description: 'Annual dues', quantity: 1, unitMinor: 10_000, account: 'dues' }],
          totalMinor: 10_000,
          openMinor: 10_000,
          issuedAt: new Date(),
          dueAt: new Date(Date.now() - (place % 200) * DAY_MS),
          allocations: [],
          needsFinalising: false,
          revision: 0,
          ...stamps,
        }
      }),
      NO_DEADLINE,
    )
}

const { payload, close } = await openPayload(readEnvironment(), createLogger('error'))
const users = Array.from({ length: INVOICES }, () => new ObjectId())
await addMembers(payload, users)
await measure(
  'nothing, for comparison',
  async () => new Promise((resolve) => setTimeout(resolve, 3_000, 'done')),
)
let references: string[] = []
await measure('invoices', async () => {
  references = await createInvoices(payload, users)
  return `${new Set(references).size} references`
})
const id = await createImport(
  payload,
  { name: 'bench.csv', account: 'bench', method: 'bank', format: 'csv', by: new ObjectId().toHexString() },
  toCsv(references),
)
await measure('preview', async () =>
  JSON.stringify((await previewImport(payload, id, STATEMENT_MAPPING))?.outcomes),
)
await measure('import', () => importStatement(payload, id))
await addDebts(payload)
await measure('arrears', async () => `${(await readArrears(payload)).rowCount} people`)
await close()
process.exit(0)
