import {
  type Row,
  type Scope,
  admins,
  all,
  none,
  own,
  moneyStaff,
  ownOrMemberships,
  ownOrMoney,
  ownOrPeople,
  ownOrRegion,
  published,
  row,
  signedIn,
  staff,
} from './rows'

export interface CollectionRow {
  create: Row<Scope>
  read: Row<Scope>
  /** Collections with versions only. */
  readVersions?: Row<Scope>
  update: Row<Scope>
  delete: Row<Scope>
  /** Collections with authentication only. */
  unlock?: Row<Scope>
  /** Who may open the panel; collections with authentication only. */
  admin?: Row<Scope>
}

const editorial: CollectionRow = {
  create: admins,
  read: published,
  readVersions: admins,
  update: admins,
  delete: admins,
}
/** Only the server's own code reads and writes these. */
const serverOnly: CollectionRow = { create: none, read: none, update: none, delete: none }
/** Created and changed through endpoints, read through REST. */
const readOnly = (read: Row<Scope>): CollectionRow => ({ ...serverOnly, read })

/** What the panel keeps for a member of staff. */
const ownOfStaff = row<Scope>('none', 'none', 'own', 'own', { registrar: 'own', treasurer: 'own' })

export const COLLECTIONS: Record<string, CollectionRow> = {
  // site
  pages: editorial,
  news: editorial,
  divisions: editorial,
  chapters: editorial,
  officers: editorial,
  faqs: editorial,
  policies: editorial,
  grades: { ...editorial, delete: none },
  media: { create: admins, read: all, update: admins, delete: admins },
  // events
  events: { ...editorial, read: row<Scope>('published', 'published', 'publishedOrRegion', 'all') },
  registrations: readOnly(own),
  'seat-ledgers': serverOnly,
  // publications
  publications: editorial,
  submissions: { create: none, read: own, update: admins, delete: admins },
  files: readOnly(admins),
  'file-uploads': serverOnly,
  'download-counts': serverOnly,
  'download-visits': serverOnly,
  // people
  profiles: readOnly({ ...ownOrPeople, chapterLead: 'ownOrRegion' }),
  users: { create: none, read: ownOrPeople, update: none, delete: none, unlock: none, admin: staff },
  roles: { create: admins, read: own, update: none, delete: admins },
  sessions: serverOnly,
  credentials: serverOnly,
  'second-factors': serverOnly,
  'sign-in-challenges': serverOnly,
  'email-changes': serverOnly,
  identities: serverOnly,
  'account-tokens': serverOnly,
  // membership
  applications: readOnly({ ...ownOrRegion, registrar: 'all' }),
  'application-drafts': serverOnly,
  memberships: readOnly(ownOrPeople),
  'membership-events': readOnly(ownOrPeople),
  'membership-numbers': serverOnly,
  'name-changes': readOnly(ownOrMemberships),
  'application-documents': serverOnly,
  endorsements: serverOnly,
  'membership-seats': serverOnly,
  nominations: serverOnly,
  'nomination-votes': serverOnly,
  renewals: readOnly(ownOrPeople),
  'cpd-entries': { create: signedIn, read: own, update: own, delete: own },
  // money
  donations: readOnly(ownOrMoney),
  'payment-events': readOnly(moneyStaff),
  'receipt-numbers': serverOnly,
  invoices: readOnly(ownOrMoney),
  'invoice-numbers': serverOnly,
  'grade-runs': serverOnly,
  'credit-notes': readOnly(ownOrMoney),
  'credit-note-numbers': serverOnly,
  payments: readOnly(ownOrMoney),
  'automatic-renewals': readOnly(ownOrMoney),
  'payment-receipt-numbers': serverOnly,
  'ledger-entries': serverOnly,
  'period-closes': serverOnly,
  'day-closes': serverOnly,
  'people-imports': serverOnly,
  'people-import-rows': serverOnly,
  'statement-imports': serverOnly,
  'statement-lines': serverOnly,
  'fee-waivers': { create: moneyStaff, read: ownOrMoney, update: moneyStaff, delete: none },
  // messages
  'contact-messages': { create: none, read: admins, update: none, delete: admins },
  'contact-entries': serverOnly,
  tasks: serverOnly,
  'member-messages': serverOnly,
  'message-blocks': serverOnly,
  'message-reports': readOnly(admins),
  outbox: readOnly(admins),
  // system
  'audit-log': readOnly(admins),
  'security-log': readOnly(admins),
  'content-versions': serverOnly,
  'edit-leases': serverOnly,
  'job-leases': serverOnly,
  // Payload's own
  'payload-jobs': serverOnly,
  'payload-kv': serverOnly,
  'payload-migrations': serverOnly,
  'payload-locked-documents': { create: none, read: staff, update: admins, delete: admins },
  'payload-preferences': {
    create: staff,
    read: ownOfStaff,
    update: ownOfStaff,
    delete: ownOfStaff,
  },
}

export interface GlobalRow {
  read: Row<Scope>
  readVersions: Row<Scope>
  update: Row<Scope>
}

export const GLOBALS: Record<string, GlobalRow> = {
  home: { read: published, readVersions: admins, update: admins },
  navigation: { read: published, readVersions: admins, update: admins },
  'site-settings': { read: published, readVersions: admins, update: admins },
  'staff-settings': { read: admins, readVersions: admins, update: admins },
  'payment-settings': { read: moneyStaff, readVersions: moneyStaff, update: moneyStaff },
}

/** The routes of every collection or global in Payload, and the operation whose row above applies to each. */
export const OPERATION_ROUTES = {
  collection: {
    'get /': 'read',
    'get /count': 'read',
    'get /:id': 'read',
    'get /file/:filename': 'read',
    'post /': 'create',
    'post /:id/duplicate': 'create',
    'patch /': 'update',
    'patch /:id': 'update',
    'delete /': 'delete',
    'delete /:id': 'delete',
    'get /versions': 'readVersions',
    'get /versions/:id': 'readVersions',
    'post /versions/:id': 'update',
    'post /unlock': 'unlock',
    /** Returns the person's rights. */
    'post /access/:id?': 'access',
  },
  global: {
    'get /': 'read',
    'post /': 'update',
    'get /versions': 'readVersions',
    'get /versions/:id': 'readVersions',
    'post /versions/:id': 'update',
    'post /access': 'access',
  },
} as const
