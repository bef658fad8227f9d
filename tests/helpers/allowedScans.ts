import type { RecordedQuery } from './queryPlans'

/** Collections that stay small, which the database may read whole, and why. */
const SMALL: Readonly<Record<string, string>> = {
  globals: 'one document for each global',
  _home_versions: 'the last 50',
  _navigation_versions: 'the last 50',
  '_payment-settings_versions': 'the last 50',
  '_site-settings_versions': 'the last 50',
  '_staff-settings_versions': 'the last 50',
  'answer-templates': 'texts that staff write once',
  'api-keys': 'programs that an administrator lets in, one by one',
  grades: 'five grades',
  _grades_versions: 'texts of five grades',
  groups: 'branches and committees, a few hundred at most',
  officers: 'who holds an office, entered one by one',
  pages: 'pages of the site, written one by one',
  'payload-locked-documents': 'what staff edit in the panel at this moment',
  'payload-preferences': 'what staff chose in the panel, a few for each',
  policies: 'documents that the board agreed on',
  webhooks: 'addresses of other programs, a few',
}

interface AllowedScan {
  collection: string
  /** What the query begins with, after its collection. */
  begins: string
  why: string
}

const EVERYTHING = 'find {"where":{}}'
const NOT = '{"$nor":['

/** Queries that read a collection that grows from its beginning to its end, and why no index would serve them. */
const WHOLE: readonly AllowedScan[] = [
  ...['directory-entries', 'profiles'].map((collection) => ({
    collection,
    begins: EVERYTHING,
    why: 'entries of the directory are made of everybody the first time, and again where some are left over',
  })),
  ...['payments', 'registrations'].map((collection) => ({
    collection,
    begins: EVERYTHING,
    why: 'a list of all rows but those of some people',
  })),
  ...['payments', 'profiles', 'registrations'].flatMap((collection) =>
    [`find {"where":${NOT}`, `aggregate [{"$match":${NOT}`].map((begins) => ({
      collection,
      begins,
      why: 'a list of those who do not meet a condition, which are most',
    })),
  ),
  {
    collection: 'application-documents',
    begins: 'aggregate [{"$lookup"',
    why: 'once a day, for nobody who waits; those of decided applications are deleted by it',
  },
  {
    collection: 'contact-messages',
    begins: 'find {"where":{"$or":[{"answer":{"$exists"',
    why: 'once at each start, for what an earlier version stored',
  },
  { collection: 'seat-ledgers', begins: EVERYTHING, why: 'the repair of seats at each start compares all' },
  { collection: 'donations', begins: 'aggregate [{"$group"', why: 'sums of all months' },
  {
    collection: 'ledger-entries',
    begins: 'aggregate [{"$match":{}},{"$unwind"',
    why: 'balances of the whole ledger: what is narrowed to days has an index',
  },
  {
    collection: 'ledger-entries',
    begins: 'aggregate [{"$match":{"lines.account":{"$in":["string"]}}},{"$unwind"',
    why: 'income of the whole ledger: what is narrowed to days has an index',
  },
  {
    collection: 'ledger-entries',
    begins: 'aggregate [{"$match":{"lines.account":"string"}},{"$group"',
    why: 'counts entries of an account, which are a large part; by an index of accounts every sum would be slower',
  },
  {
    collection: 'submissions',
    begins: 'aggregate [{"$match":{"$and":[{"$and":[{"$or":[{"title":{"$options"',
    why: 'counts what a search finds in abstracts, which are too long for an index; some hundreds a year',
  },
]

/** Whether the database may read the whole collection for a query. One that asks for any document reads no more. */
export const isAllowedScan = ({ collection, shape }: RecordedQuery): boolean =>
  Object.hasOwn(SMALL, collection) ||
  shape === 'find {"where":{},"limit":"number"}' ||
  WHOLE.some((allowed) => allowed.collection === collection && shape.startsWith(allowed.begins))
