import type { CollectionSlug, Payload } from 'payload'
import { type Actor, branchWith, readsPeople } from '../../../../collections/access/roles'
import { findBranchPeople } from '../../../groups'
import { openInstalments } from '../../../money/invoices/instalments.schema'
import { streamInstalmentInvoices } from '../../../money/invoices'
import { LIST_FIELDS, type ListCondition, type ListDefinition, type ListSubject } from '../listFields.schema'
import { toJubaTime } from '../../../../platform/jubaTime'
import { type WhereField, isNegated, isWhereField, whereOf } from './conditionWheres'
import {
  type PersonSource,
  type Where,
  countRows,
  countUpTo,
  findPeople,
  findPeopleWithHours,
} from './listQueryRepository'

/** The people who meet one thing, or those who do not. */
export interface PeopleSet {
  isNegated: boolean
  /** About how many there are, counted up to a limit. */
  estimate: (limit: number) => Promise<number>
  /** How many there are, of a thing that a person has once at most, and nobody without a profile. */
  count?: () => Promise<number>
  /** All of them, or those among some. */
  find: (among?: readonly string[]) => Promise<Set<string>>
}

/** A list as the database is asked for it. */
export interface ListQuery {
  collection: CollectionSlug
  /** What the rows themselves meet; empty for all. */
  own: Where
  /** Whether a person has one row at most. */
  isOnePerPerson: boolean
  /** Whom the rows belong to. */
  people: PeopleSet[]
}

type About = (typeof LIST_FIELDS)[keyof typeof LIST_FIELDS]['about']

const SOURCES: Record<Exclude<About, 'invoice' | 'cpd'>, PersonSource> = {
  person: { collection: 'profiles', userField: 'user' },
  account: { collection: 'users', userField: '_id' },
  membership: { collection: 'memberships', userField: 'user' },
  application: { collection: 'applications', userField: 'user' },
  registration: { collection: 'registrations', userField: 'user' },
  group: { collection: 'group-members', userField: 'user' },
  attendance: { collection: 'attendances', userField: 'user' },
  payment: { collection: 'payments', userField: 'user' },
  task: { collection: 'tasks', userField: 'person' },
  role: { collection: 'roles', userField: 'user' },
  office: { collection: 'offices', userField: 'user' },
  paper: { collection: 'submissions', userField: 'user' },
  consent: { collection: 'consents', userField: 'user' },
  signIn: { collection: 'security-log', userField: 'account' },
  note: { collection: 'person-notes', userField: 'user' },
  mailing: { collection: 'mailing-recipients', userField: 'user' },
}

/** Of these a record says one thing: two conditions are met by two records, as "in this group and in that one". */
const ONE_THING: ReadonlySet<About> = new Set(['group', 'consent'])

/** Of these a person has one at most; it is erased before the profile. */
const ONE_PER_PERSON: ReadonlySet<About> = new Set(['membership'])

const ROWS: Record<ListSubject, { about: About; collection: CollectionSlug; isOnePerPerson: boolean }> = {
  people: { about: 'person', collection: 'profiles', isOnePerPerson: true },
  memberships: { about: 'membership', collection: 'memberships', isOnePerPerson: true },
  registrations: { about: 'registration', collection: 'registrations', isOnePerPerson: false },
  payments: { about: 'payment', collection: 'payments', isOnePerPerson: false },
}

const DAY_MS = 24 * 60 * 60_000

/** Who has an instalment that was due at a moment and is not paid in full. */
const findLateInstalments = async (payload: Payload, at: Date): Promise<string[]> => {
  const found: string[] = []
  for await (const invoice of streamInstalmentInvoices(payload))
    if (openInstalments(invoice).some(({ openMinor, dueAt }) => openMinor > 0 && dueAt <= at))
      found.push(invoice.user.toHexString())
  return found
}

/** Who has an invoice, or an instalment of one, that has been due for a day. */
const arrearsSet = (payload: Payload, isNegative: boolean, now: Date): PeopleSet => {
  const source: PersonSource = { collection: 'invoices', userField: 'user' }
  const at = new Date(now.getTime() - DAY_MS)
  const due = { status: 'open', dueAt: { $lte: at } }
  const where = { ...due, number: { $ne: null }, 'instalments.0': { $exists: false } }
  return {
    isNegated: isNegative,
    estimate: (limit) => countUpTo(payload, 'invoices', due, limit),
    find: async (among) => {
      const [found, ofInstalments] = await Promise.all([
        findPeople(payload, source, where, among),
        findLateInstalments(payload, at),
      ])
      const wanted = among && new Set(among)
      for (const user of ofInstalments) if (!wanted || wanted.has(user)) found.add(user)
      return found
    },
  }
}

/** Hours of a calendar year, as the record of CPD counts them. At most so many: not more. */
const hoursSet = (payload: Payload, { field, op, values }: ListCondition, now: Date): PeopleSet => {
  const year = Number(toJubaTime(now).slice(0, 4)) - (field === 'cpdLastYear' ? 1 : 0)
  const min = Number(values[0])
  const range = { from: new Date(Date.UTC(year, 0, 1)), before: new Date(Date.UTC(year + 1, 0, 1)) }
  // everybody has none at least
  if (op === 'min' && min === 0)
    return { isNegated: true, estimate: async () => 0, find: async () => new Set() }
  return {
    isNegated: op === 'max',
    estimate: (limit) =>
      countUpTo(payload, 'cpd-entries', { date: { $gte: range.from, $lt: range.before } }, limit),
    find: (among) => findPeopleWithHours(payload, { ...range, min, isMore: op === 'max' }, among),
  }
}

const sourceSet = (
  payload: Payload,
  about: keyof typeof SOURCES,
  where: Where,
  isNegative: boolean,
): PeopleSet => ({
  isNegated: isNegative,
  estimate: (limit) => countUpTo(payload, SOURCES[about].collection, where, limit),
  ...(ONE_PER_PERSON.has(about) && { count: () => countRows(payload, SOURCES[about].collection, where) }),
  find: (among) => findPeople(payload, SOURCES[about], where, among),
})

const allOf = (wheres: readonly Where[]): Where =>
  wheres.length === 1 && wheres[0] ? wheres[0] : { $and: wheres }

/**
 * Whether a person sees everybody in lists, or the people of what they lead: as in the list of accounts.
 * @returns undefined for everybody
 */
const listScope = async (payload: Payload, actor: Actor): Promise<Where | undefined> => {
  if (readsPeople(actor)) return undefined
  const part = branchWith(actor, 'readPeople')
  if (part && 'region' in part) return { region: part.region }
  return { user: { $in: (await findBranchPeople(payload, actor)) ?? [] } }
}

type WhereCondition = ListCondition & { field: WhereField }

/**
 * Translates a list into queries. Conditions on the same thing are met by the same record: a payment of this year by
 * card is one payment. What a list says of its rows is asked of the rows, all else of their people.
 */
export const buildQuery = async (
  payload: Payload,
  { subject, conditions }: ListDefinition,
  actor: Actor,
  now: Date,
): Promise<ListQuery> => {
  const { about: ownAbout, ...row } = ROWS[subject]
  const positive = new Map<keyof typeof SOURCES, Where[]>()
  const people: PeopleSet[] = []
  const own: Where[] = []
  const put = (about: keyof typeof SOURCES, where: Where, isNegative: boolean): void => {
    if (about === ownAbout) own.push(isNegative ? { $nor: [where] } : where)
    else if (isNegative || ONE_THING.has(about)) people.push(sourceSet(payload, about, where, isNegative))
    else positive.set(about, [...(positive.get(about) ?? []), where])
  }
  const scope = await listScope(payload, actor)
  if (scope) put('person', scope, false)
  for (const condition of conditions) {
    const { field } = condition
    const { about } = LIST_FIELDS[field]
    if (isWhereField(field)) {
      const where = await whereOf(condition as WhereCondition, { payload, actor, now })
      const isUnconfirmed = conditions.some((one) => one.field === 'paymentStatus')
      put(
        about as keyof typeof SOURCES,
        field === 'paidOn' && !isUnconfirmed ? { ...where, status: 'confirmed' } : where,
        isNegated(condition),
      )
    } else if (field === 'arrears') people.push(arrearsSet(payload, isNegated(condition), now))
    else people.push(hoursSet(payload, condition, now))
  }
  for (const [about, wheres] of positive) people.push(sourceSet(payload, about, allOf(wheres), false))
  return { ...row, own: own.length === 0 ? {} : allOf(own), people }
}
