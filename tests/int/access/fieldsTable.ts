import { type Row, type Scope, admins, none, own, row } from './rows'

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
  'users.emailProvedAt': readByNobody,
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
  'security-log.key': readByNobody,
  'outbox.lease': readByNobody,
  'outbox.leaseUntil': readByNobody,
}
