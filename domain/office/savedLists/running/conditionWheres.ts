import { type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Actor } from '../../../../collections/access/roles'
import { escapeRegExp } from '../../../../platform/escapeRegExp'
import { toJubaTime } from '../../../../platform/jubaTime'
import { MINOR_UNITS } from '../../../../platform/moneyFormat.schema'
import { NO_ADDRESS_DOMAIN } from '../../../accounts/noAddress.schema'
import { branchTermsWhere, officesWhere } from '../../../groups'
import type { RecipientState } from '../../../messaging/mailings/mailingTexts.schema'
import { membershipsWithStatus } from '../../../membership/memberships'
import { LIST_FIELDS, type ListCondition, type ListField, type ListedStatus } from '../listFields.schema'
import { addToDay, readPeriod } from '../periods.schema'
import { findEventIds, findPublishedTitles } from './listQueryRepository'
import { boundsOf } from './periodBounds'

type Where = Document

/** Fields whose records are found by more than a condition: see `buildQuery.ts`. */
type OtherField = 'arrears' | 'cpdThisYear' | 'cpdLastYear'
export type WhereField = Exclude<ListField, OtherField>

const MAX_EVENTS = 20_000
const MAX_TITLES = 20_000

const dates = (values: readonly string[], now: Date): Where => {
  const period = readPeriod(values[0] ?? '')
  if (!period) throw new Error('A period of a list cannot be read')
  const { from, before } = boundsOf(period, now)
  return { ...(from && { $gte: from }), ...(before && { $lt: before }) }
}

const ids = (values: readonly string[]): Where => ({ $in: values.map((id) => new ObjectId(id)) })
const contains = ([text = '']: readonly string[]): RegExp => escapeRegExp(text)

/** Birth dates are texts: who is 30 was born after this day 31 years ago, and until the same day 30 years ago. */
const bornFor = (op: ListCondition['op'], years: number, now: Date): Where => {
  const today = toJubaTime(now).slice(0, 10)
  return op === 'min'
    ? { $gt: '', $lte: addToDay(today, -years, 'years') }
    : { $gt: addToDay(today, -(years + 1), 'years'), $lte: today }
}

const statusWhere = (status: ListedStatus, now: Date): Where =>
  status === 'ended' ? { withdrawnAt: { $ne: null } } : membershipsWithStatus(status, now)

const oneOf = (wheres: Where[]): Where => (wheres.length === 1 && wheres[0] ? wheres[0] : { $or: wheres })

/** What conditions are translated with. */
export interface WhereContext {
  payload: Payload
  /** Who lists: of some records a lead finds those of the own branch alone. */
  actor: Actor
  now: Date
}

type ToWhere = (condition: ListCondition, context: WhereContext) => Where | Promise<Where>

const inPeriod =
  (field: string): ToWhere =>
  ({ op, values }, { now }) => ({ [field]: op === 'empty' ? null : dates(values, now) })

const isOneOf =
  (field: string): ToWhere =>
  ({ values }) => ({ [field]: values.length === 1 ? values[0] : { $in: values } })

/** Of an event held in a period. */
const heldIn: ToWhere = async ({ values }, { payload, now }) => ({
  event: { $in: await findEventIds(payload, dates(values, now), MAX_EVENTS) },
})

/** Offices held today that somebody may know of. */
const officesHeld =
  (more: (condition: ListCondition) => Where): ToWhere =>
  async (condition, { payload, actor, now }) => ({
    $and: [await officesWhere(payload, actor, now), more(condition)],
  })

/** What became of a mail that somebody has, or may have. */
const MAILED: RecipientState[] = ['queued', 'sent', 'uncertain']

/** A choice of consent: `news_withdrawn`. */
const consentWhere = (value: string): Where => {
  const [choice, state] = value.split('_')
  return { choice, isGiven: state === 'given' ? true : { $ne: true } }
}

/** What meets each condition, as the database is asked; `not` and `no` are turned around by the caller. */
const WHERES: Record<WhereField, ToWhere> = {
  grade: isOneOf('grade'),
  status: ({ values }, { now }) => oneOf(values.map((value) => statusWhere(value as ListedStatus, now))),
  member: () => ({ withdrawnAt: null }),
  region: isOneOf('region'),
  expires: inPeriod('expiresAt'),
  memberSince: inPeriod('startedAt'),
  endedOn: inPeriod('withdrawnAt'),
  ending: isOneOf('ending'),
  ofCompany: () => ({ company: { $ne: null }, withdrawnAt: null }),
  eventOn: heldIn,
  event: ({ values }) => ({ event: ids(values) }),
  group: ({ values }, { payload, now }) => branchTermsWhere(payload, values, now),
  office: officesHeld(() => ({})),
  officeTitle: officesHeld(({ values }) => ({ title: contains(values) })),
  officeIn: async ({ values }, { payload, actor, now }) => officesWhere(payload, actor, now, values),
  paper: isOneOf('status'),
  paperOn: inPeriod('createdAt'),
  published: async (_, { payload }) => ({
    status: 'accepted',
    title: { $in: await findPublishedTitles(payload, MAX_TITLES) },
  }),
  consent: ({ values }) => oneOf(values.map(consentWhere)),
  signedIn: ({ values }, { now }) => ({ event: 'sign-in.succeeded', lastAt: dates(values, now) }),
  noted: inPeriod('createdAt'),
  mailedOn: ({ values }, { now }) => ({ queuedAt: dates(values, now), state: { $in: MAILED } }),
  attendedOn: heldIn,
  attended: ({ values }) => ({ event: ids(values) }),
  registeredOn: inPeriod('createdAt'),
  joined: inPeriod('joinedAt'),
  age: ({ op, values }, { now }) => ({ birthDate: bornFor(op, Math.floor(Number(values[0])), now) }),
  gender: isOneOf('gender'),
  town: ({ values }) => ({ city: contains(values) }),
  application: isOneOf('status'),
  appliedOn: inPeriod('createdAt'),
  decidedOn: inPeriod('reviewedAt'),
  employer: ({ values }) => ({ organization: contains(values) }),
  name: ({ values }) => ({ fullName: contains(values) }),
  division: ({ values }) => ({ divisions: ids(values) }),
  // of those who have one: `buildQuery.ts` asks for the others
  account: () => ({
    emailProvedAt: null,
    emailVerifiedAt: null,
    $or: [{ awaitsInvitation: true }, { invitedAt: { $ne: null } }],
  }),
  // of those who have none, as with the account
  hasEmail: () => ({ email: { $regex: `${escapeRegExp(NO_ADDRESS_DOMAIN).source}$` } }),
  role: isOneOf('role'),
  task: () => ({ doneAt: null, person: { $ne: null } }),
  paidOn: inPeriod('paidAt'),
  method: isOneOf('method'),
  paymentStatus: isOneOf('status'),
  currency: isOneOf('currency'),
  amount: ({ op, values }) => ({
    amountMinor: { [op === 'min' ? '$gte' : '$lte']: Math.round(Number(values[0]) * MINOR_UNITS) },
  }),
}

export const isWhereField = (field: ListField): field is WhereField => Object.hasOwn(WHERES, field)

/** The records that meet a condition, without its `not` or `no`. */
export const whereOf = async (
  condition: ListCondition & { field: WhereField },
  context: WhereContext,
): Promise<Where> => WHERES[condition.field](condition, context)

/** Whether a condition leaves out those who meet what `whereOf` says. */
export const isNegated = ({ field, op, values }: ListCondition): boolean => {
  if (op === 'not' || op === 'notIn') return true
  if (LIST_FIELDS[field].kind !== 'flag') return false
  // an account or an address is asked for by those who have none
  return field === 'account' || field === 'hasEmail' ? values[0] === 'yes' : values[0] === 'no'
}
