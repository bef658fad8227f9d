/**
 * Who may do what, for every collection, global, protected field and endpoint. The test beside it walks the table over
 * the REST API and fails when the configuration has something that the table lacks, or the other way round.
 * Source: spec.md section 6, decisions.md "Sessions and accounts".
 */
export const ROLES_TESTED = ['anonymous', 'member', 'otherMember', 'chapterLead', 'admin'] as const
export type RoleTested = (typeof ROLES_TESTED)[number]

/** Which documents an operation reaches. */
export type Scope =
  | 'none'
  | 'all'
  | 'published'
  /** those whose `user` (or, of accounts, whose id) is the person's */
  | 'own'
  | 'ownOrRegion'
  /** all but those whose `user` is the person's */
  | 'others'
  | 'publishedOrRegion'

export type Row<Value> = Record<RoleTested, Value>

/** One row of the table; the two members are alike, which is the point of having two. */
const row = <Value>(anonymous: Value, member: Value, chapterLead: Value, admin: Value): Row<Value> => ({
  anonymous,
  member,
  otherMember: member,
  chapterLead,
  admin,
})

const none = row<Scope>('none', 'none', 'none', 'none')
const all = row<Scope>('all', 'all', 'all', 'all')
const admins = row<Scope>('none', 'none', 'none', 'all')
const staff = row<Scope>('none', 'none', 'all', 'all')
const signedIn = row<Scope>('none', 'all', 'all', 'all')
const published = row<Scope>('published', 'published', 'published', 'all')
const own = row<Scope>('none', 'own', 'own', 'all')
const ownOrRegion = row<Scope>('none', 'own', 'ownOrRegion', 'all')

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

const editorial: CollectionRow = { create: admins, read: published, readVersions: admins, update: admins, delete: admins }
/** Only the server's own code touches these. */
const serverOnly: CollectionRow = { create: none, read: none, update: none, delete: none }
/** Made and changed through endpoints; read here. */
const readOnly = (read: Row<Scope>): CollectionRow => ({ ...serverOnly, read })

export const COLLECTIONS: Record<string, CollectionRow> = {
  // site
  pages: editorial,
  news: editorial,
  divisions: editorial,
  chapters: editorial,
  officers: editorial,
  faqs: editorial,
  policies: editorial,
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
  profiles: readOnly(ownOrRegion),
  users: { create: none, read: own, update: none, delete: none, unlock: none, admin: staff },
  roles: { create: admins, read: own, update: none, delete: admins },
  sessions: serverOnly,
  credentials: serverOnly,
  'second-factors': serverOnly,
  'sign-in-challenges': serverOnly,
  'email-changes': serverOnly,
  identities: serverOnly,
  'account-tokens': serverOnly,
  // membership
  applications: readOnly(ownOrRegion),
  memberships: readOnly(own),
  'membership-numbers': serverOnly,
  renewals: readOnly(own),
  'cpd-entries': { create: signedIn, read: own, update: own, delete: own },
  // money
  donations: readOnly(own),
  'payment-events': readOnly(admins),
  'receipt-numbers': serverOnly,
  // messages
  'contact-messages': { create: none, read: admins, update: admins, delete: admins },
  outbox: readOnly(admins),
  // system
  'audit-log': readOnly(admins),
  'content-versions': serverOnly,
  'job-leases': serverOnly,
  // Payload's own
  'payload-kv': serverOnly,
  'payload-migrations': serverOnly,
  'payload-preferences': {
    create: staff,
    read: row<Scope>('none', 'none', 'own', 'own'),
    update: row<Scope>('none', 'none', 'own', 'own'),
    delete: row<Scope>('none', 'none', 'own', 'own'),
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
  'site-settings': { read: all, readVersions: admins, update: admins },
  'staff-settings': { read: admins, readVersions: admins, update: admins },
}

export interface FieldRow {
  create?: Row<Scope>
  read?: Row<Scope>
  update?: Row<Scope>
}

const givenByServer: FieldRow = { create: none, update: none }
const readByAdmins: FieldRow = { read: admins }
/** What staff note about people, who do not read it themselves. */
const readByOthers: FieldRow = { read: row<Scope>('none', 'none', 'others', 'all') }
const readByNobody: FieldRow = { read: none }

/** Fields with rules of their own, within what the collection allows. A scope says on which documents. */
export const FIELDS: Record<string, FieldRow> = {
  'events.createdBy': { ...givenByServer, ...readByAdmins },
  'publications.author': { ...givenByServer, ...readByAdmins },
  'publications.fileSize': givenByServer,
  'publications.filePages': givenByServer,
  'media.coverOf': readByNobody,
  'submissions.user': givenByServer,
  'submissions.title': givenByServer,
  'submissions.authors': givenByServer,
  'submissions.abstract': givenByServer,
  'submissions.file': givenByServer,
  'submissions.decidedAt': givenByServer,
  'profiles.user': givenByServer,
  'profiles.email': givenByServer,
  'profiles.joinedAt': givenByServer,
  'profiles.avatar': givenByServer,
  'profiles.leavingAt': givenByServer,
  'profiles.createdAt': givenByServer,
  'profiles.updatedAt': givenByServer,
  'roles.goingUntil': { ...givenByServer, ...readByNobody },
  'roles.isLocked': { ...givenByServer, ...readByNobody },
  'roles.isLeaving': { ...givenByServer, ...readByNobody },
  'users.lockedAt': readByAdmins,
  'registrations.confirmationQueuedAt': { read: none },
  'applications.reviewedBy': readByOthers,
  'applications.history': readByOthers,
  'applications.comments': readByOthers,
  'applications.revision': { read: none },
  'applications.needsSettling': { read: none },
  'applications.idPassport': { read: own },
  'memberships.reason': readByAdmins,
  'memberships.decidedBy': readByAdmins,
  'memberships.remindersSent': readByAdmins,
  'memberships.renewals': readByNobody,
  'renewals.decidedBy': readByAdmins,
  'renewals.note': readByAdmins,
  'renewals.needsSettling': readByNobody,
  'cpd-entries.user': { create: admins, update: none },
  'cpd-entries.createdAt': givenByServer,
  'cpd-entries.updatedAt': givenByServer,
  'donations.clientKey': readByNobody,
  'donations.checkoutUrl': readByNobody,
  'donations.sessionId': readByAdmins,
  'donations.paymentIntentId': readByAdmins,
  'donations.eventIds': readByAdmins,
  'donations.isFlagged': readByAdmins,
  'donations.flagReason': readByAdmins,
  'donations.completedAt': readByAdmins,
  'donations.failedAt': readByAdmins,
  'donations.expiredAt': readByAdmins,
  'donations.disputeId': readByAdmins,
  'donations.receiptedAt': readByAdmins,
  'donations.accessKey': readByNobody,
  'donations.openingUntil': readByNobody,
  'donations.openingAttempt': readByNobody,
  'donations.checkedAt': readByNobody,
  'payment-events.notice': readByNobody,
  'contact-messages.name': givenByServer,
  'contact-messages.email': givenByServer,
  'contact-messages.subject': givenByServer,
  'contact-messages.message': givenByServer,
  'contact-messages.user': givenByServer,
  'contact-messages.answer': givenByServer,
  'contact-messages.answeredBy': givenByServer,
  'contact-messages.answeredAt': givenByServer,
  'outbox.data': readByNobody,
  'outbox.dedupeKey': readByNobody,
  'outbox.lease': readByNobody,
  'outbox.leaseUntil': readByNobody,
}

/** The routes that Payload gives every collection or global, and the operation whose row above decides about each. */
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
    /** Tells what the asking person may do. */
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

/** What an endpoint answers: a status, or any refusal. */
export type Answer = number | 'refused'

const always = (answer: Answer): Row<Answer> => row(answer, answer, answer, answer)
const needsAccount = row<Answer>(401, 200, 200, 200)
const needsStaff = row<Answer>(401, 403, 200, 200)
const needsAdmin = row<Answer>(401, 403, 403, 200)

/** Every other endpoint. */
export const ENDPOINTS: Record<string, Row<Answer>> = {
  'get /access': always(200),
  'get /frame': always(200),
  'get /figures': always(200),
  'get /search': always(200),
  'get /directory': needsAccount,
  'get /directory/:id': needsAccount,
  'get /events/seats': always(200),
  'post /events/:id/registration': needsAccount,
  'delete /events/:id/registration': needsAccount,
  'get /events/list': needsStaff,
  'get /events/list.csv': needsStaff,
  'post /events/list': row<Answer>(401, 403, 403, 201),
  'get /events/:id/desk': row<Answer>(401, 403, 404, 200), // of no region
  'post /events/:id/desk': needsAdmin,
  'post /events/:id/status': needsAdmin,
  'get /events/:id/registrants': needsAdmin,
  'get /events/:id/registrants.csv': needsAdmin,
  'post /events/:id/registrants/:user/removal': needsAdmin,
  'get /registrations/upcoming': needsAccount,
  'get /memberships/mine': needsAccount,
  'get /memberships/mine/certificate': row<Answer>(401, 409, 409, 409), // without a membership
  'get /memberships/verify/:number': always(404), // an unknown number
  'get /renewals/mine': needsAccount,
  'get /renewals/list': needsAdmin,
  'post /renewals/request': row<Answer>(401, 409, 409, 409), // without a membership
  'post /renewals/:id/withdraw': row<Answer>(401, 404, 404, 404), // somebody else's
  'post /renewals/:id/decision': needsAdmin,
  'get /cpd-entries/summary': needsAccount,
  'get /cpd-entries/record': needsAccount,
  'get /cpd-entries/record.pdf': needsAccount,
  'get /publications/hub': always(200),
  'get /publications/list': needsAdmin,
  'get /publications/list.csv': needsAdmin,
  'post /publications/add': row<Answer>(401, 403, 403, 201),
  'get /publications/:id/edition': needsAdmin,
  'post /publications/:id/edition': needsAdmin,
  'post /publications/:id/visibility': needsAdmin,
  'get /submissions/mine': needsAccount,
  'get /submissions/list': needsAdmin,
  'post /submissions/submit': row<Answer>(401, 404, 404, 404), // an unknown upload
  'get /submissions/:id/file': row<Answer>(401, 404, 404, 200), // a stranger's
  'post /submissions/:id/decision': needsAdmin,
  'post /uploads': row<Answer>(401, 403, 403, 201), // of a publication
  'get /uploads/:key': row<Answer>(401, 404, 404, 404), // an unknown one
  'patch /uploads/:key': row<Answer>(401, 404, 404, 404),
  'delete /uploads/:key': row<Answer>(401, 404, 404, 404),
  'get /publications/:id/file': always(200),
  'post /publications/:id/downloads': always(200),
  'get /profiles/me': needsAccount,
  'patch /profiles/me': needsAccount,
  'post /profiles/me/photo': needsAccount,
  'delete /profiles/me/photo': needsAccount,
  'get /profiles/:id/photo': needsAccount,
  'patch /profiles/:id/fields': row<Answer>(401, 403, 403, 200),
  'get /applications/mine': needsAccount,
  'get /applications/list': needsStaff,
  'get /applications/list.csv': needsAdmin,
  'get /applications/:id/review': row<Answer>(401, 403, 404, 200), // of a person without a region
  'post /applications/submit': row<Answer>(401, 201, 201, 201),
  'post /applications/:id/status': row<Answer>(401, 403, 403, 200),
  'post /applications/:id/comments': row<Answer>(401, 403, 404, 201), // of a person without a region
  'post /contact-messages': always(201),
  /** No payment provider is set up in these tests. */
  'post /donations/checkout': always(503),
  'post /donations/webhook': always('refused'),
  'get /donations/options': always(200),
  'get /donations/by-key/:key': always(200),
  'get /donations/by-key/:key/receipt': always(200),
  'get /donations/:id/receipt': row<Answer>('refused', 'refused', 'refused', 200),
  'get /donations/list.csv': row<Answer>('refused', 'refused', 'refused', 200),
  'get /donations/totals': row<Answer>('refused', 'refused', 'refused', 200),
  'get /contact-messages/list': needsAdmin,
  'get /contact-messages/list.csv': needsAdmin,
  'post /contact-messages/:id/handling': needsAdmin,
  'post /contact-messages/:id/answer': needsAdmin,
  'get /outbox/:id/mail': needsAdmin,
  'post /outbox/:id/resend': needsAdmin,
  'get /users/sso': always(303), // no provider is set up in these tests
  'get /users/sso/callback': always(303),
  'get /users/sso/provider': always(200),
  'post /users/sso/link': row<Answer>(401, 410, 410, 410),
  'post /users/sign-up': always(201),
  'post /users/login': always(200),
  'post /users/logout': always(200), // called after all others, like leaving: both end the session
  'post /users/refresh-token': needsAccount,
  'get /users/me': always(200),
  // staff
  'get /users/list': needsStaff,
  'get /users/list.csv': needsStaff,
  'get /users/:id/account': needsAdmin,
  'post /users/:id/roles': needsAdmin,
  'delete /users/:id/roles/:role': needsAdmin,
  'post /users/:id/region': needsAdmin,
  'post /users/:id/lock': needsAdmin,
  'post /users/:id/unlock': needsAdmin,
  'post /users/:id/sign-out': needsAdmin,
  'post /users/:id/factor-reset': needsAdmin,
  'post /users/:id/confirmation': needsAdmin,
  'post /users/reauthenticate': needsAccount,
  'post /users/login/factor': always(401), // without a challenge of its own
  'post /users/password': row<Answer>(401, 403, 403, 403), // a wrong current password
  'post /users/email': needsAccount,
  'post /users/email/confirm': always(410),
  'get /users/factor': needsAccount,
  'post /users/factor': needsAccount,
  'post /users/factor/confirm': row<Answer>(401, 403, 403, 403), // a wrong code
  'post /users/factor/recovery-codes': row<Answer>(401, 409, 409, 409), // it is off
  'delete /users/factor': needsAccount,
  'post /users/recover': always(200),
  'post /users/resend': always(200),
  'post /users/confirm': always('refused'),
  'post /users/set-password': always('refused'),
  'get /users/leave': needsAccount,
  'post /users/leave': row<Answer>(401, 200, 200, 409), // the last administrator stays
  'post /users/stay': needsAccount,
  'get /users/my-data': needsAccount,
  'get /users/sessions': needsAccount,
  'delete /users/sessions/:id': needsAccount,
  'post /users/sign-out': needsAccount,
  // Payload's own, which sign-up, sign-in and the command line take the place of
  /** Says that accounts exist; the gateway closes it. */
  'get /users/init': always(200),
  'post /users/first-register': always('refused'),
  'post /users/forgot-password': always('refused'),
  'post /users/reset-password': always('refused'),
  'post /users/verify/:id': always('refused'),
  'get /media/paste-url/:id?': always('refused'),
  'get /payload-preferences/:key': row<Answer>('refused', 'refused', 200, 200),
  'post /payload-preferences/:key': row<Answer>('refused', 'refused', 200, 200),
  'delete /payload-preferences/:key': row<Answer>('refused', 'refused', 200, 200),
}
