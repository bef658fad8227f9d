import { sendMailings } from '../../domain/messaging/mailings'
import { pollMailbox, tellPaused } from '../../domain/messaging/mailbox'
import { noticeBursts, sweepSecurityLog } from '../../domain/audit'
import { emptyTrash, publishScheduled } from '../../domain/content'
import {
  finaliseApplications,
  finaliseMembershipEvents,
  finaliseNameChanges,
  finaliseRenewals,
  finaliseSeats,
} from '../../domain/membership/membershipDecisions'
import { catchUpSeatInvitations } from '../../domain/membership/membershipSeats'
import { reconcileMemberRoles } from '../../domain/membership/memberships'
import { catchUpMessageMails } from '../../domain/messaging/messages'
import { catchUpOpeningMails } from '../../domain/content/jobOpenings'
import { endLapsed, finaliseMentoring, followUnanswered } from '../../domain/cpd/mentoring'
import { postDonations, reconcileDonations } from '../../domain/money/donations'
import { resumePaymentEvents } from '../../domain/money/paymentEvents'
import { examineFiles } from '../../domain/publications'
import { catchUpSubmissionMails } from '../../domain/publications/submissions'
import {
  followConsents,
  isRenewedAutomatically,
  renewAutomatically,
} from '../../domain/membership/automaticRenewals'
import { repriceRenewals } from '../../domain/money/dues'
import { finaliseMoney, hasOpenPayment, pollPayments } from '../../domain/money/payments'
import { closeTerms, finaliseGroupRequests, followOffices } from '../../domain/groups'
import { finaliseGradeRuns } from '../../domain/membership/gradeRuns'
import { finaliseDayCloses } from '../../domain/money/ledger'
import { finalisePeopleImports } from '../../domain/people/peopleImports'
import { finalisePersonMerges, findDuplicatesRegularly } from '../../domain/people/personMerges'
import { finaliseStatements } from '../../domain/money/statements'
import { paysInInstalments, remindInstalments } from '../../domain/money/invoices'
import { sendWorkDigests } from '../../domain/office/workDigests'
import { confirmNotices } from '../../domain/membership/removals'
import { remindMembers } from '../../domain/membership/renewals'
import { removeAbandonedUploads } from '../../domain/publications/fileCleanup'
import { catchUpContactMails, sweepSpam } from '../../domain/messaging/contactMessages'
import { followCheckIns } from '../../domain/events/door'
import { followLatePayments } from '../../domain/events/latePayments'
import { followOrders } from '../../domain/events/orders'
import { followWaitingLists } from '../../domain/events/waiting'
import { creditAttendance } from '../../domain/events/attendance'
import { announceEvents, confirmRegistrations } from '../../domain/events/registrations'
import { catchUpSponsors, sweepDocuments } from '../../domain/membership/applications'
import { catchUpEndorsementMails } from '../../domain/membership/endorsements'
import { catchUpNominations, finaliseNominations } from '../../domain/membership/nominations'
import { eraseAccounts } from '../../domain/people/personalData'
import { purgeWhatMoved } from '../../domain/content/contentVersions'
import { everyMinutes } from '../../platform/everyMinutes'
import type { Job } from '../../platform/job.types'

/** What must not wait for others: looked at every few seconds, apart from them. */
export const PROMPT_JOBS: readonly Job[] = [
  everyMinutes('publish-scheduled', 0.2, ({ payload, signal }) => publishScheduled(payload, signal)),
  everyMinutes('send-mailings', 0.15, ({ payload, signal }) => sendMailings(payload, signal)),
]

/** What asks payment providers: apart from others, which would wait for a slow one. */
export const PROVIDER_JOBS: readonly Job[] = [
  everyMinutes('reconcile-donations', 10, ({ payload, signal }) => reconcileDonations(payload, signal)),
  everyMinutes('resume-payment-events', 5, ({ payload }) => resumePaymentEvents(payload)),
  everyMinutes('poll-payments', 1, ({ payload, signal }) => pollPayments(payload, signal)),
  everyMinutes('poll-mailbox', 1, ({ payload, signal }) => pollMailbox(payload, signal)),
  everyMinutes('follow-card-consents', 1, ({ payload }) => followConsents(payload)),
  everyMinutes('renew-automatically', 30, ({ payload, signal }) => renewAutomatically(payload, signal)),
]

/** What waits for a content delivery network: apart from others, which would wait for a slow one. */
export const CDN_JOBS: readonly Job[] = [
  everyMinutes('purge-shared-cache', 0.19, ({ payload }) => purgeWhatMoved(payload)),
]

/** Everything else that is done now and then. */
export const JOBS: readonly Job[] = [
  catchUpContactMails,
  eraseAccounts,
  everyMinutes('confirm-registrations', 1, ({ payload }) => confirmRegistrations(payload)),
  everyMinutes('follow-ticket-orders', 1, ({ payload, signal }) => followOrders(payload, signal)),
  everyMinutes('follow-late-payments', 1, ({ payload, signal }) => followLatePayments(payload, signal)),
  everyMinutes('follow-check-ins', 1, ({ payload, signal }) => followCheckIns(payload, signal)),
  everyMinutes('follow-waiting-lists', 1, ({ payload, signal }) => followWaitingLists(payload, signal)),
  everyMinutes('announce-events', 1, ({ payload }) => announceEvents(payload)),
  everyMinutes('credit-attendance', 2, ({ payload, signal }) => creditAttendance(payload, signal)),
  everyMinutes('clear-uploads', 30, ({ payload, signal }) => removeAbandonedUploads(payload, signal)),
  everyMinutes('examine-files', 1, ({ payload, signal }) => examineFiles(payload, signal)),
  everyMinutes('paper-mails', 30, ({ payload, signal }) => catchUpSubmissionMails(payload, signal)),
  everyMinutes('opening-mails', 5, ({ payload, signal }) => catchUpOpeningMails(payload, signal)),
  everyMinutes('mentoring', 5, async ({ payload, signal }) => {
    await finaliseMentoring(payload, signal)
    await followUnanswered(payload, signal)
  }),
  everyMinutes('mentoring-of-lapsed', 60, ({ payload, signal }) => endLapsed(payload, signal)),
  everyMinutes('message-mails', 5, ({ payload }) => catchUpMessageMails(payload)),
  everyMinutes('endorsement-mails', 5, async ({ payload }) => {
    await catchUpSponsors(payload)
    await catchUpEndorsementMails(payload)
  }),
  everyMinutes('sweep-documents', 24 * 60, ({ payload, signal }) => sweepDocuments(payload, signal)),
  everyMinutes('sweep-spam', 60, ({ payload, signal }) => sweepSpam(payload, signal)),
  everyMinutes('nominations', 5, async ({ payload }) => {
    await catchUpNominations(payload)
    await finaliseNominations(payload)
  }),
  everyMinutes('settle-applications', 5, ({ payload }) => finaliseApplications(payload)),
  followOffices,
  everyMinutes('groups', 5, async ({ payload, signal }) => {
    await closeTerms(payload)
    await finaliseGroupRequests(payload, signal)
  }),
  everyMinutes('settle-name-changes', 5, ({ payload }) => finaliseNameChanges(payload)),
  everyMinutes('settle-renewals', 5, ({ payload }) => finaliseRenewals(payload)),
  everyMinutes('finalise-money', 5, ({ payload, signal }) => finaliseMoney(payload, signal)),
  everyMinutes('reprice-renewals', 1, ({ payload, signal }) => repriceRenewals(payload, { signal })),
  everyMinutes('finalise-grade-runs', 1, ({ payload, signal }) => finaliseGradeRuns(payload, signal)),
  everyMinutes('finalise-statements', 2, ({ payload, signal }) => finaliseStatements(payload, signal)),
  everyMinutes('finalise-people-imports', 1, ({ payload, signal }) => finalisePeopleImports(payload, signal)),
  everyMinutes('finalise-person-merges', 1, ({ payload, signal }) => finalisePersonMerges(payload, signal)),
  findDuplicatesRegularly,
  everyMinutes('finalise-day-closes', 10, ({ payload }) => finaliseDayCloses(payload)),
  everyMinutes('post-donations', 2, ({ payload }) => postDonations(payload)),
  everyMinutes('settle-memberships', 5, ({ payload }) => finaliseMembershipEvents(payload)),
  everyMinutes('finalise-seats', 5, async ({ payload }) => {
    await catchUpSeatInvitations(payload)
    await finaliseSeats(payload)
  }),
  everyMinutes('member-roles', 15, async ({ payload, signal }) => {
    await reconcileMemberRoles(payload, signal)
  }),
  everyMinutes('renewal-reminders', 60, ({ payload, signal }) =>
    remindMembers(
      payload,
      signal,
      undefined,
      async (...about) =>
        (await hasOpenPayment(...about)) ||
        (await isRenewedAutomatically(...about)) ||
        (await paysInInstalments(...about)),
    ),
  ),
  everyMinutes('instalment-reminders', 60, ({ payload, signal }) =>
    remindInstalments(payload, signal, undefined, hasOpenPayment),
  ),
  everyMinutes('work-digests', 15, ({ payload, signal }) => sendWorkDigests(payload, signal)),
  everyMinutes('confirm-notices', 60, ({ payload, signal }) => confirmNotices(payload, signal)),
  everyMinutes('empty-trash', 60, ({ payload, signal }) => emptyTrash(payload, signal)),
  everyMinutes('tell-paused-addresses', 1, ({ payload, signal }) => tellPaused(payload, signal)),
  everyMinutes('notice-bursts', 1, ({ payload }) => noticeBursts(payload)),
  everyMinutes('sweep-security-log', 60, ({ payload }) => sweepSecurityLog(payload)),
]
