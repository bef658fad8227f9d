import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { formatTotals } from '../../../platform/moneyFormat.schema'
import { findGroups, findInBranch } from '../../groups'
import { sumBalances } from '../../money/ledger'
import { findPresent } from '../attendance'
import { countingScans, doorCashKey, findCheckIns, findExpected } from '../door'
import type { FigureRows } from './figures.schema'
import { type TicketMoney, sumTicketMoney } from './figuresRepository'

/** Something that is counted: a seat, somebody who came, or money. */
interface Unit {
  type: string
  /** Whose chapter it counts for; null where that is not known. */
  user: string | null
  isSeat?: boolean
  /** Whether it is of an extra, as a dinner: counted by its type alone. */
  isExtra?: boolean
  hasCome?: boolean
  money?: TicketMoney
}

const NO_SEAT = 'Came without a seat'

const toRow = (label: string, units: readonly Unit[], income = ''): string[] => {
  const total = (field: 'paid' | 'open' | 'credited'): string => {
    const sums = units.flatMap(({ money }) =>
      money?.[field] ? [{ currency: money._id.currency, amountMinor: money[field] }] : [],
    )
    return formatTotals(sums)
  }
  const seats = units.filter(({ isSeat }) => isSeat)
  const used = seats.filter(({ hasCome }) => hasCome).length
  const share = seats.length > 0 ? `${Math.round((100 * used) / seats.length)} %` : ''
  const came = units.filter(({ hasCome }) => hasCome).length
  return [
    label,
    String(seats.length),
    String(came),
    share,
    total('paid'),
    total('open'),
    total('credited'),
    income,
  ]
}

/** The seats of an event and who came, each once, and the money of its tickets. */
const readUnits = async (payload: Payload, event: string, money: TicketMoney[]): Promise<Unit[]> => {
  const [expected, checkIns, present] = await Promise.all([
    findExpected(payload, event),
    findCheckIns(payload, event),
    findPresent(payload, new ObjectId(event)),
  ])
  const letIn = checkIns.filter((checkIn) => countingScans(checkIn).length > 0)
  const entries = new Set(letIn.map(({ entry }) => entry))
  const people = new Set(present.map(String))
  const seats = expected.filter(({ state }) => state === 'valid')
  const seated = new Set(seats.map(({ user }) => user))
  return [
    ...seats.map(({ id, type, user, extra }) => ({
      type: type ?? 'Registered without a ticket',
      user,
      isSeat: true,
      isExtra: extra !== null,
      hasCome: entries.has(id) || (user !== null && people.has(user)),
    })),
    ...[...people]
      .filter((user) => !seated.has(user))
      .map((user) => ({ type: NO_SEAT, user, hasCome: true })),
    ...letIn.filter(({ name }) => name).map(() => ({ type: NO_SEAT, user: null, hasCome: true })),
    ...money.map((each) => ({ type: each._id.type, user: String(each._id.user), money: each })),
  ]
}

/** The names of the chapters that people are in, by account. */
const readChapters = async (payload: Payload, users: ObjectId[]): Promise<Map<string, string[]>> => {
  const chaptersOf = new Map<string, string[]>()
  const chapters = (await findGroups(payload)).filter(({ kind }) => kind === 'chapter')
  for (const { _id, name } of chapters)
    for (const user of await findInBranch(payload, _id.toHexString(), users))
      chaptersOf.set(user, [...(chaptersOf.get(user) ?? []), `Chapter: ${name}`])
  return chaptersOf
}

/** The income of an event: invoices of its tickets, less what was credited or voided, and cash that doors took. */
const readIncome = async (payload: Payload, event: string, money: TicketMoney[]): Promise<string> => {
  const invoices = money.flatMap((each) => each.invoices.filter(Boolean))
  const keys = (await findCheckIns(payload, event)).flatMap(({ _id, cash }) =>
    cash?.amountMinor ? doorCashKey(_id) : [],
  )
  const where = { $or: [{ 'lines.invoice': { $in: invoices } }, { key: { $in: keys } }] }
  const sums = await sumBalances(payload, where, { 'lines.account': 'events' })
  return formatTotals(sums.map(({ amountMinor, currency }) => ({ amountMinor: 0 - amountMinor, currency })))
}

/** The figures of an event: all, by type of ticket, and by chapter. The caller checks access. */
export const readFigures = async (payload: Payload, event: string): Promise<FigureRows> => {
  const money = await sumTicketMoney(payload, event)
  const units = await readUnits(payload, event, money)
  const users = [...new Set(units.flatMap(({ user }) => user ?? []))].map((user) => new ObjectId(user))
  const [chapters, income] = await Promise.all([
    readChapters(payload, users),
    readIncome(payload, event, money),
  ])
  const rowsBy = (namesOf: (unit: Unit) => string[]): FigureRows => {
    const names = [...new Set(units.flatMap(namesOf))].sort()
    return names.map((name) =>
      toRow(
        name,
        units.filter((unit) => namesOf(unit).includes(name)),
      ),
    )
  }
  return [
    toRow(
      'All',
      units.filter(({ isExtra }) => !isExtra),
      income,
    ),
    ...rowsBy(({ type }) => [`Type: ${type}`]),
    ...rowsBy(({ user, isExtra }) => (isExtra ? [] : (chapters.get(user ?? '') ?? ['Without a chapter']))),
  ]
}
