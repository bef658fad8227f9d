import type { CollectionSlug } from 'payload'
import type { ExtraIndex } from '../platform/ensureIndexes'

const index = (
  collection: CollectionSlug,
  name: string,
  key: Record<string, 1 | -1>,
  options: Omit<ExtraIndex['options'], 'name'> = {},
): ExtraIndex => ({ collection, key, options: { name, ...options } })

/** The orders of a list, up and down (`platform/listOrder.ts`). */
const listed = (collection: CollectionSlug, fields: readonly string[]): ExtraIndex[] =>
  fields.map((field) =>
    index(collection, `listed by ${field}`, {
      [field]: 1,
      _id: 1,
      ...(field !== 'createdAt' && { createdAt: 1 }),
    }),
  )

/** An order that the database is asked for without Payload, up and down, by id where the field does not decide. */
const ordered = (collection: CollectionSlug, fields: readonly string[]): ExtraIndex[] =>
  fields.map((field) => index(collection, `ordered by ${field}`, { [field]: 1, _id: 1 }))

/** The order in which the panel first lists a collection: Payload decides by the time of creation next. */
const panelled = (collection: CollectionSlug, field: string): ExtraIndex =>
  index(collection, `in the panel by ${field}`, { [field]: 1, createdAt: 1 })

/** Who meets a condition of a list: the index alone answers, no document is read. */
const peopleBy = (collection: CollectionSlug, fields: readonly string[]): ExtraIndex[] =>
  fields.map((field) => index(collection, `people by ${field}`, { [field]: 1, user: 1 }))

/** Fields searched for a part of a text: the keys are read, and the documents that have it. */
const searched = (
  collection: CollectionSlug,
  fields: readonly string[],
  options: { sparse?: true } = {},
): ExtraIndex[] => fields.map((field) => index(collection, `searched by ${field}`, { [field]: 1 }, options))

/** Indexes of lists, searches and counts. `tests/int/server/database/everyQuery.test.ts` says which are missing. */
export const QUERY_INDEXES: readonly ExtraIndex[] = [
  ...listed('applications', ['createdAt', 'fullName', 'membershipType', 'region', 'status']),
  ...listed('name-changes', ['createdAt', 'status']),
  ...listed('renewals', ['createdAt', 'status', 'years']),
  ...listed('submissions', ['createdAt', 'status', 'title']),
  ...ordered('day-closes', ['day']),
  ...ordered('stated-balances', ['day']),
  index('budgets', 'by year', { year: 1 }),
  index('payments', 'pay-backs', { 'creditRefunds.key': 1 }, { sparse: true }),
  index('statement-lines', 'by day and amount', { day: 1, amountMinor: 1 }),
  index('statement-lines', 'transfers', { outcome: 1, status: 1, day: 1, _id: 1 }),
  index('directory-entries', 'endings', { endings: 1 }),
  index('directory-entries', 'name endings', { nameEndings: 1 }),
  index('directory-entries', 'until', { until: 1 }),
  index('directory-entries', 'by name', { name: 1, _id: 1 }),
  index('directory-entries', 'by region and name', { region: 1, name: 1, _id: 1 }),
  index('directory-entries', 'by full name', { fullName: 1, _id: 1 }),
  index('directory-entries', 'newest', { joinedAt: -1, name: 1, _id: 1 }),
  index('directory-entries', 'closed', { isClosed: 1, user: 1 }),
  ...ordered('donations', ['createdAt']),
  ...ordered('job-openings', ['submittedAt']),
  ...ordered('mailings', ['createdAt', 'startedAt']),
  ...ordered('memberships', ['number']),
  ...ordered('mentor-offers', ['updatedAt']),
  ...ordered('payments', ['amountMinor', 'paidAt']),
  ...ordered('registrations', ['createdAt']),
  ...ordered('security-log', ['lastAt']),
  panelled('cpd-entries', 'date'),
  panelled('credit-notes', 'issuedAt'),
  panelled('invoices', 'issuedAt'),
  panelled('membership-events', 'at'),
  panelled('payments', 'paidAt'),
  index('ledger-entries', 'by fund', { fund: 1 }, { sparse: true }),
  index('ledger-entries', 'by purpose', { purpose: 1 }),
  index('ledger-entries', 'journal', { day: 1, postedAt: 1, _id: 1 }),
  ...peopleBy('applications', ['city', 'gender', 'reviewedAt']),
  ...peopleBy('memberships', ['ending', 'startedAt']),
  ...peopleBy('payments', ['currency']),
  ...peopleBy('profiles', ['birthDate', 'organization', 'phone']),
  ...searched('applications', ['institutionName']),
  index('invoices', 'to reprice', { 'repricing.at': 1 }, { sparse: true }),
  ...searched('invoices', ['recipient.name']),
  ...searched('job-openings', ['organisation', 'place', 'title']),
  ...searched('name-changes', ['from', 'name']),
  ...searched('payments', ['payer'], { sparse: true }),
  // who gave a consent, or withdrew it
  index('consents', 'people by choice', { choice: 1, isGiven: 1, user: 1 }),
  // hours of a year
  index('cpd-entries', 'hours by date', { date: 1, user: 1, hours: 1 }),
  // what ends soon
  index('endorsements', 'asked by end', { status: 1, expiresAt: 1 }),
  index('offices', 'by end', { endsOn: 1 }, { sparse: true }),
  index('roles', 'by end', { endsOn: 1 }, { sparse: true }),
  // events that one can register for
  index('seat-ledgers', 'open', { isOpen: 1 }, { partialFilterExpression: { isOpen: true } }),
  // events for which somebody waits
  index('seat-ledgers', 'with a line', { hasLine: 1 }, { sparse: true }),
  // accounts that the directory leaves out, and those that the start looks at
  index('users', 'by confirmation', { emailVerifiedAt: 1 }),
  index('users', 'by proof', { emailProvedAt: 1 }),
  // where a picture is used
  index('news', 'by picture', { image: 1 }),
  index('news', 'by picture of a part', { 'parts.image': 1 }),
  // where a publication is named, and the links of parts
  index('news', 'by publication of a part', { 'parts.publications': 1 }, { sparse: true }),
  ...searched('news', ['parts.rows.cells.href', 'parts.items.href'], { sparse: true }),
  index('publications', 'by picture', { coverImage: 1 }),
]
