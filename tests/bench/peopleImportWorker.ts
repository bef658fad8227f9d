import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import {
  type Started,
  listPeopleImports,
  readDraft,
  startCheck,
  startImport,
  startUndo,
  uploadPeople,
} from '../../domain/people/peopleImports'
import { readEnvironment } from '../../platform/env'
import { createLogger } from '../../platform/logger'
import { writeWorkbook } from '../../platform/writeWorkbook'
import { openPayload } from '../../server/openPayload'
import { measurePart } from './measurePart'
import type { PeopleImportPart } from './peopleImport'

const measure: (what: PeopleImportPart, work: () => Promise<unknown>) => Promise<void> = measurePart
const ROWS = 5_000
/** Many times what an import takes on two busy cores. */
const DEADLINE_MS = 10 * 60_000

const FIRST = ['Ayen', 'Deng', 'Achol', 'Moses', 'محمد', 'Nyakim', 'Gatluak', 'فاطمة', 'Peter', 'Adut']
const LAST = ['Ajak', 'Lado', 'Majok', 'أحمد', 'Ruot', 'Tombe', 'Keji', 'Kuol', 'عثمان', 'Wol']
const GRADES = ['Professional', 'PROFESSIONAL MEMBER', 'Fellow', 'student ', 'Graduate', 'Assoc.']
const REGIONS = ['Juba', 'Upper Nile', 'W. Bahr el Ghazal', 'Abroad', '']
const HEADER = [
  'Member No',
  'Name',
  'E-mail',
  'Mobile',
  'DOB',
  'Region',
  'Category',
  'Member since',
  'Valid until',
  'Status',
]

const of = <Item>(items: readonly Item[], place: number): Item => items[place % items.length] as Item
const two = (number: number): string => String(number).padStart(2, '0')

/** A day in one of three forms. */
const day = (year: number, place: number): string => {
  const [month, date] = [(place % 12) + 1, (place % 28) + 1]
  if (place % 3 === 0) return `${year}-${two(month)}-${two(date)}`
  if (place % 3 === 1) return `${two(date)}/${two(month)}/${year}`
  return String(Math.round(Date.UTC(year, month - 1, date) / 86_400_000) + 25_569)
}

/** A row as secretaries have them: some with typos, missing cells, formulas, the same phone or number as another. */
const rowOf = (place: number, grade = of(GRADES, place)): string[] => [
  place % 10 === 9
    ? ''
    : `ACE-${2010 + (place % 15)}-${two(place % 50 === 49 ? place : place + 1).padStart(4, '0')}`,
  place % 97 === 0 ? '' : `${of(FIRST, place)} ${of(LAST, place * 3)} ${place}`,
  place % 8 === 0 ? '' : place % 61 === 0 ? 'not an address' : `person-${place}@example.org`,
  place % 7 === 0
    ? ''
    : place % 53 === 0
      ? 'call the office'
      : `09${String(12_000_000 + (place % 41 === 40 ? place - 1 : place)).padStart(8, '0')}`,
  place % 5 === 0 ? '' : day(1960 + (place % 40), place),
  of(REGIONS, place),
  grade,
  place % 71 === 0 ? '=TODAY()' : day(2010 + (place % 15), place),
  day(2027, place + 1),
  place % 20 === 0 ? 'Suspended' : 'Active',
]

const quoted = (row: string[]): string => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')

const rows = Array.from({ length: ROWS }, (_, place) => rowOf(place))
const edited = rows.map((row, place) =>
  place % 10 === 3 ? row.with(6, row[6] === 'Fellow' ? 'Graduate' : 'Fellow') : row,
)
const toCsv = (table: string[][]): Buffer =>
  Buffer.from(`\uFEFF${[HEADER, ...table].map(quoted).join('\r\n')}`)

const { payload, close } = await openPayload(readEnvironment(), createLogger('error'))
const by = new ObjectId().toHexString()
const req = { payload, user: { id: by, collection: 'users' } } as unknown as PayloadRequest

/** Waits until a work is done; tells what the rows are and became. */
const finished = async (id: string, status: string, started: Started): Promise<string> => {
  if ('problem' in started) throw new Error(`Not started: ${started.problem}`)
  const deadline = Date.now() + DEADLINE_MS
  while (Date.now() < deadline) {
    const list = (await listPeopleImports(payload)).find((each) => each.id === id)
    if (list?.status === status) return JSON.stringify({ ...list.outcomes, ...list.statuses })
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The list was not ${status} in time`)
}

const check = async (content: Uint8Array): Promise<{ id: string; outcome: string }> => {
  const id = await uploadPeople(payload, { name: 'members', content, by })
  const draft = await readDraft(payload, id)
  if (!draft) throw new Error('The list is gone')
  const headings = draft.columns.map(({ heading }) => heading)
  const started = await startCheck(req, id, { ...draft.mapping, isDayFirst: true }, headings)
  return { id, outcome: await finished(id, 'checked', started) }
}
const carryOut = async (id: string): Promise<string> => finished(id, 'imported', await startImport(req, id))
const undo = async (id: string): Promise<string> => finished(id, 'undone', await startUndo(req, id))

// made before it is measured: it is not the product's work
const [list, correctedList] = [toCsv(rows), toCsv(edited)]
let first = ''
await measure('check', async () => {
  const { id, outcome } = await check(list)
  first = id
  return outcome
})
await measure('import', () => carryOut(first))
await measure('again', async () => carryOut((await check(list)).id))
let second = ''
await measure('edited', async () => {
  second = (await check(correctedList)).id
  return carryOut(second)
})
await measure('undoneEdit', () => undo(second))
await measure('undone', () => undo(first))
const chunks: Uint8Array[] = []
const source = (async function* () {
  for (const row of rows) yield await Promise.resolve(row)
})()
for await (const chunk of writeWorkbook([{ name: 'People', header: HEADER, rows: source }]))
  chunks.push(chunk)
await measure('workbook', async () => (await check(Buffer.concat(chunks))).outcome)
await close()
process.exit(0)
