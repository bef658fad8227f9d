/*
 * What lists of people and records can be narrowed by: one table, from which the form, the check, the query and the
 * words of a list follow. Without zod, which the browser does without where nothing is checked. Source: issue 13,
 * part 6.
 */
import {
  REGION_LABELS,
  ROLE_LABELS,
  handlesMemberships,
  handlesMoney,
  isAdmin,
  readsPeople,
} from '../../../collections/access/roles'
import { APPLICATION_STATUSES, GENDERS } from '../../membership/applications/choices.schema'
import { GRADES, MEMBERSHIP_ENDINGS, MEMBERSHIP_STATUSES } from '../../membership/memberships/grades.schema'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../money/payments/payment.schema'
import { CURRENCIES } from '../../../platform/moneyFormat.schema'
import { keysOf } from '../../../platform/records.schema'
import { CONTACT_FIELDS } from './contactFields.schema'
import { INVOLVEMENT_FIELDS } from './involvementFields.schema'
import {
  type ListFieldDefinition,
  type MayUse,
  type Reader,
  anyStaff,
  define,
  knowsDebts,
  readsApplications,
} from './listFieldKinds.schema'

export type { ListFieldDefinition, RecordKind } from './listFieldKinds.schema'

/** What a row of a list is. */
export const LIST_SUBJECTS = {
  people: { label: 'People', noun: { one: 'person', many: 'people' }, isFor: anyStaff },
  memberships: { label: 'Memberships', noun: { one: 'membership', many: 'memberships' }, isFor: readsPeople },
  registrations: {
    label: 'Event Registrations',
    noun: { one: 'registration', many: 'registrations' },
    isFor: readsPeople,
  },
  payments: { label: 'Payments', noun: { one: 'payment', many: 'payments' }, isFor: handlesMoney },
} as const satisfies Record<string, { label: string; noun: { one: string; many: string }; isFor: MayUse }>
export type ListSubject = keyof typeof LIST_SUBJECTS

const { none: _none, pending: _pending, ...STANDINGS } = MEMBERSHIP_STATUSES

/** The statuses of those who have or had a membership. */
const LISTED_STATUSES = { ...STANDINGS, ended: 'Ended' } as const
export type ListedStatus = keyof typeof LISTED_STATUSES

const METHOD_LABELS = Object.fromEntries(
  keysOf(PAYMENT_METHODS).map((key) => [key, PAYMENT_METHODS[key].name]),
)

/** Every field, in the order of the form. */
export const LIST_FIELDS = define({
  grade: { label: 'Grade', about: 'membership', kind: 'choice', options: GRADES, isFor: anyStaff },
  status: {
    label: 'Membership status',
    about: 'membership',
    kind: 'choice',
    options: LISTED_STATUSES,
    isFor: anyStaff,
  },
  member: {
    label: 'Has a membership',
    about: 'membership',
    kind: 'flag',
    yes: 'Has a membership',
    no: 'Has no membership',
    isFor: anyStaff,
  },
  region: { label: 'Region', about: 'person', kind: 'choice', options: REGION_LABELS, isFor: anyStaff },
  expires: {
    label: 'Membership ends',
    about: 'membership',
    kind: 'period',
    canBeEmpty: 'never',
    isFor: anyStaff,
  },
  memberSince: { label: 'Member since', about: 'membership', kind: 'period', isFor: anyStaff },
  endedOn: { label: 'Membership was ended', about: 'membership', kind: 'period', isFor: readsPeople },
  ending: {
    label: 'Ended by',
    about: 'membership',
    kind: 'choice',
    options: MEMBERSHIP_ENDINGS,
    isFor: readsPeople,
  },
  ofCompany: {
    label: 'Seat of a company',
    about: 'membership',
    kind: 'flag',
    yes: 'Holds a seat of a company',
    no: 'Holds no seat of a company',
    isFor: readsPeople,
  },
  arrears: {
    label: 'In arrears',
    about: 'invoice',
    kind: 'flag',
    yes: 'In arrears',
    no: 'Not in arrears',
    isFor: knowsDebts,
  },
  eventOn: {
    label: 'Registered for an event held',
    about: 'registration',
    kind: 'period',
    isFor: anyStaff,
  },
  event: { label: 'Registered for', about: 'registration', kind: 'record', of: 'events', isFor: anyStaff },
  attendedOn: {
    label: 'Attended an event held',
    about: 'attendance',
    kind: 'period',
    isFor: anyStaff,
  },
  attended: { label: 'Attended', about: 'attendance', kind: 'record', of: 'events', isFor: anyStaff },
  registeredOn: { label: 'Registered on', about: 'registration', kind: 'period', isFor: anyStaff },
  cpdThisYear: {
    label: 'CPD hours this year',
    about: 'cpd',
    kind: 'number',
    unit: 'hours',
    max: 10_000,
    isFor: handlesMemberships,
  },
  cpdLastYear: {
    label: 'CPD hours last year',
    about: 'cpd',
    kind: 'number',
    unit: 'hours',
    max: 10_000,
    isFor: handlesMemberships,
  },
  joined: { label: 'Account since', about: 'person', kind: 'period', isFor: anyStaff },
  age: {
    label: 'Age',
    about: 'person',
    kind: 'number',
    unit: 'years',
    max: 150,
    isFor: readsPeople,
  },
  gender: {
    label: 'Gender',
    about: 'application',
    kind: 'choice',
    options: GENDERS,
    isFor: readsApplications,
  },
  town: {
    label: 'Town',
    about: 'application',
    kind: 'text',
    isFor: readsApplications,
  },
  application: {
    label: 'Application',
    about: 'application',
    kind: 'choice',
    options: APPLICATION_STATUSES,
    isFor: readsApplications,
  },
  appliedOn: { label: 'Applied', about: 'application', kind: 'period', isFor: readsApplications },
  decidedOn: { label: 'Application decided', about: 'application', kind: 'period', isFor: readsApplications },
  employer: { label: 'Employer', about: 'person', kind: 'text', isFor: anyStaff },
  name: { label: 'Name', about: 'person', kind: 'text', isFor: anyStaff },
  ...INVOLVEMENT_FIELDS,
  ...CONTACT_FIELDS,
  division: { label: 'Division', about: 'person', kind: 'record', of: 'divisions', isFor: anyStaff },
  account: {
    label: 'Has an account',
    about: 'account',
    kind: 'flag',
    yes: 'Has an account',
    no: 'Has no account yet',
    isFor: anyStaff,
  },
  hasEmail: {
    label: 'Email address',
    about: 'person',
    kind: 'flag',
    yes: 'Has an email address',
    no: 'Has no email address',
    isFor: anyStaff,
  },
  role: { label: 'Role', about: 'role', kind: 'choice', options: ROLE_LABELS, isFor: isAdmin },
  task: {
    label: 'Task open',
    about: 'task',
    kind: 'flag',
    yes: 'A task about them is open',
    no: 'No task about them is open',
    isFor: readsPeople,
  },
  paidOn: {
    label: 'Paid',
    about: 'payment',
    kind: 'period',
    isFor: handlesMoney,
  },
  method: { label: 'Paid by', about: 'payment', kind: 'choice', options: METHOD_LABELS, isFor: handlesMoney },
  paymentStatus: {
    label: 'Payment status',
    about: 'payment',
    kind: 'choice',
    options: PAYMENT_STATUSES,
    isFor: handlesMoney,
  },
  currency: { label: 'Currency', about: 'payment', kind: 'choice', options: CURRENCIES, isFor: handlesMoney },
  amount: {
    label: 'Amount',
    about: 'payment',
    kind: 'number',
    unit: '',
    max: 1_000_000_000,
    isFor: handlesMoney,
  },
})
export type ListField = keyof typeof LIST_FIELDS

/** The operators of each kind of field, the first is what the form begins with, with their words. */
export const OPERATORS = {
  choice: { is: 'is', not: 'is not' },
  record: { is: 'is', not: 'is not' },
  period: { in: 'in', notIn: 'not in', empty: 'never' },
  number: { min: 'at least', max: 'at most' },
  text: { has: 'contains' },
  flag: { is: 'is' },
} as const satisfies Record<ListFieldDefinition['kind'], Record<string, string>>
export type ListOperator = {
  [Kind in keyof typeof OPERATORS]: keyof (typeof OPERATORS)[Kind]
}[keyof typeof OPERATORS]

/** One condition; a record must meet all of a list. Values are texts, as an address carries them. */
export interface ListCondition {
  field: ListField
  op: ListOperator
  values: string[]
}

export const LIST_LIMITS = { name: 100, conditions: 12, values: 20, text: 100 } as const

/** What is listed, without a name. */
export interface ListDefinition {
  subject: ListSubject
  conditions: ListCondition[]
}

/** The fields that a person may narrow lists by. */
export const fieldsFor = (actor: Reader): ListField[] =>
  keysOf(LIST_FIELDS).filter((field) => LIST_FIELDS[field].isFor(actor))

/** What a person may list. */
export const subjectsFor = (actor: Reader): ListSubject[] =>
  keysOf(LIST_SUBJECTS).filter((subject) => LIST_SUBJECTS[subject].isFor(actor))

/** The fields of a list that a person may not narrow by; empty for a list that may be opened. */
export const forbiddenFields = ({ conditions }: ListDefinition, actor: Reader): ListField[] => [
  ...new Set(conditions.map(({ field }) => field).filter((field) => !LIST_FIELDS[field].isFor(actor))),
]
