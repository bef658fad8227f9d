import { type Row, type Scope, admins, none, own, row } from './rows'

export interface FieldRow {
  create?: Row<Scope>
  read?: Row<Scope>
  update?: Row<Scope>
}

const givenByServer: FieldRow = { create: none, update: none }
const readByAdmins: FieldRow = { read: admins }
/** Staff's notes about people, which these people cannot read. */
const readByOthers: FieldRow = { read: row<Scope>('none', 'none', 'others', 'all') }
const readByNobody: FieldRow = { read: none }

/** The author of a version of content that several staff edit. */
const savedBy = (slugs: string[]): Record<string, FieldRow> =>
  Object.fromEntries(slugs.map((slug) => [`${slug}.updatedBy`, { ...givenByServer, ...readByAdmins }]))

/** Fields with their own access rules, within those of the collection. A scope says for which documents. */
export const FIELDS: Record<string, FieldRow> = {
  ...savedBy([
    'pages',
    'news',
    'divisions',
    'chapters',
    'officers',
    'faqs',
    'policies',
    'media',
    'events',
    'publications',
    'submissions',
  ]),
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
  'users.emailProvedAt': readByNobody,
  'users.isDeceased': readByAdmins,
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
  'message-reports.message': readByNobody,
  'name-changes.document': readByNobody,
  'name-changes.decidedBy': readByAdmins,
  'name-changes.note': readByAdmins,
  'name-changes.needsSettling': readByNobody,
  'memberships.revision': readByNobody,
  'membership-events.sequence': readByAdmins,
  'membership-events.by': readByAdmins,
  'membership-events.reason': readByAdmins,
  'membership-events.application': readByAdmins,
  'membership-events.termMonths': readByAdmins,
  'membership-events.graceDays': readByAdmins,
  'membership-events.needsSettling': readByNobody,
  'renewals.graceDays': readByNobody,
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
  'contact-messages.furtherAnswers': givenByServer,
  'outbox.data': readByNobody,
  'outbox.dedupeKey': readByNobody,
  'security-log.key': readByNobody,
  'outbox.lease': readByNobody,
  'outbox.leaseUntil': readByNobody,
}

/** The same for globals. */
export const GLOBAL_FIELDS: Record<string, FieldRow> = savedBy([
  'home',
  'navigation',
  'site-settings',
  'staff-settings',
])
