import {
  type Row,
  type Scope,
  admins,
  all,
  editors,
  eventStaff,
  none,
  own,
  moneyStaff,
  moneyStaffForOthers,
  ownOrMemberships,
  ownOrMoney,
  ownOrPeople,
  ownOrRegion,
  published,
  reading,
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

const editorialOf = (writers: Row<Scope>): CollectionRow => ({
  create: writers,
  read: { ...published, ...(writers.editor === 'all' && { editor: 'all' }) },
  readVersions: writers,
  update: writers,
  delete: writers,
})
const editorial = editorialOf(editors)
/** Only the server's own code reads and writes these. */
const serverOnly: CollectionRow = { create: none, read: none, update: none, delete: none }
/** Created and changed through endpoints, read through REST. */
const readOnly = (read: Row<Scope>): CollectionRow => ({ ...serverOnly, read })

/** What the panel keeps for a member of staff. */
const ownOfStaff = row<Scope>('none', 'none', 'own', 'own', {
  registrar: 'own',
  treasurer: 'own',
  editor: 'own',
  eventManager: 'own',
  auditor: 'own',
  regionEventManager: 'own',
  regionAuditor: 'own',
})

/** Who may do what, but for auditors, who read as administrators do. */
const TABLE: Record<string, CollectionRow> = {
  // site
  pages: editorial,
  news: editorial,
  divisions: editorial,
  chapters: editorial,
  officers: editorial,
  faqs: editorial,
  policies: editorial,
  grades: { ...editorialOf(admins), delete: none },
  media: { create: editors, read: all, update: editors, delete: editors },
  // events
  events: {
    ...editorialOf(eventStaff),
    read: row<Scope>('published', 'published', 'publishedOrRegion', 'all', {
      eventManager: 'all',
      regionEventManager: 'publishedOrRegion',
    }),
  },
  attendances: serverOnly,
  registrations: readOnly({ ...own, eventManager: 'all' }),
  'seat-ledgers': serverOnly,
  'ticket-settings': serverOnly,
  'ticket-types': serverOnly,
  'event-sessions': serverOnly,
  'ticket-orders': serverOnly,
  'door-passes': serverOnly,
  'check-ins': serverOnly,
  'event-surveys': serverOnly,
  'survey-answers': serverOnly,
  // publications
  publications: editorial,
  submissions: { create: none, read: { ...own, editor: 'all' }, update: editors, delete: editors },
  files: readOnly(admins),
  'file-uploads': serverOnly,
  'download-counts': serverOnly,
  'download-visits': serverOnly,
  // people
  profiles: readOnly({ ...ownOrPeople, chapterLead: 'ownOrRegion', regionRegistrar: 'ownOrRegion' }),
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
  'stated-balances': serverOnly,
  budgets: serverOnly,
  'people-imports': serverOnly,
  'people-import-rows': serverOnly,
  'person-merges': serverOnly,
  'person-merge-moves': serverOnly,
  'person-merge-claims': serverOnly,
  'possible-duplicates': serverOnly,
  'statement-imports': serverOnly,
  'statement-lines': serverOnly,
  'fee-waivers': {
    create: moneyStaffForOthers,
    read: ownOrMoney,
    update: moneyStaffForOthers,
    delete: none,
  },
  // messages
  'contact-messages': { create: none, read: admins, update: none, delete: admins },
  'contact-entries': serverOnly,
  'answer-templates': serverOnly,
  'saved-lists': serverOnly,
  'desk-settings': serverOnly,
  tasks: serverOnly,
  'person-notes': serverOnly,
  groups: serverOnly,
  'group-members': serverOnly,
  'group-requests': serverOnly,
  'job-openings': serverOnly,
  consents: serverOnly,
  mailings: serverOnly,
  'mailing-recipients': serverOnly,
  'mail-addresses': serverOnly,
  mailboxes: serverOnly,
  'api-keys': serverOnly,
  'mail-texts': serverOnly,
  webhooks: serverOnly,
  'webhook-deliveries': serverOnly,
  'mailbox-mails': serverOnly,
  'group-documents': serverOnly,
  offices: serverOnly,
  'mentor-offers': serverOnly,
  'mentoring-requests': serverOnly,
  mentorships: serverOnly,
  'member-messages': serverOnly,
  'message-blocks': serverOnly,
  'message-reports': readOnly(admins),
  outbox: readOnly(admins),
  // system
  'audit-log': readOnly(admins),
  'security-log': readOnly(admins),
  'content-versions': serverOnly,
  'directory-entries': serverOnly,
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

/** The operations that only read. */
const READS = new Set<string>(['read', 'readVersions'])

const forAuditors = <Rules extends object>(rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([operation, row]: [string, Row<Scope>]) => [
      operation,
      READS.has(operation) ? reading(row) : row,
    ]),
  ) as Rules

export const COLLECTIONS: Record<string, CollectionRow> = Object.fromEntries(
  Object.entries(TABLE).map(([slug, rules]) => [slug, forAuditors(rules)]),
)

export interface GlobalRow {
  read: Row<Scope>
  readVersions: Row<Scope>
  update: Row<Scope>
}

const editedGlobal: GlobalRow = {
  read: { ...published, editor: 'all' },
  readVersions: editors,
  update: editors,
}

const GLOBAL_TABLE: Record<string, GlobalRow> = {
  home: editedGlobal,
  navigation: editedGlobal,
  'site-settings': { read: { ...published, editor: 'all' }, readVersions: admins, update: admins },
  'staff-settings': { read: admins, readVersions: admins, update: admins },
  'payment-settings': { read: moneyStaff, readVersions: moneyStaff, update: moneyStaff },
}

export const GLOBALS: Record<string, GlobalRow> = Object.fromEntries(
  Object.entries(GLOBAL_TABLE).map(([slug, rules]) => [slug, forAuditors(rules)]),
)

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
