import type { z } from 'zod'
import { automaticRenewalAnnounced } from '../../membership/automaticRenewals/mails/automaticRenewalAnnounced'
import { automaticRenewalFailed } from '../../membership/automaticRenewals/mails/automaticRenewalFailed'
import { accountChanged } from '../../accounts/accountNotices/mails/accountChanged'
import { accountExists } from '../../accounts/authentication/mails/accountExists'
import { accountLeaving } from '../../people/personalData/mails/accountLeaving'
import { applicationApproved } from '../../membership/applications/mails/applicationApproved'
import { applicationReceived } from '../../membership/applications/mails/applicationReceived'
import { workDigest } from '../../office/workDigests/mails/workDigest'
import { documentsRequested } from '../../membership/applications/mails/documentsRequested'
import { applicationStatus } from '../../membership/applications/mails/applicationStatus'
import { applicationSubmitted } from '../../membership/applications/mails/applicationSubmitted'
import { confirmEmail } from '../../accounts/authentication/mails/confirmEmail'
import { confirmNewEmail } from '../../accounts/accountSecurity/mails/confirmNewEmail'
import { contactMessageAnswered } from '../contactMessages/mails/contactMessageAnswered'
import { contactMessageReceived } from '../contactMessages/mails/contactMessageReceived'
import { donationReceipt } from '../../money/donations/mails/donationReceipt'
import { donationRefunded } from '../../money/donations/mails/donationRefunded'
import { endorsementAsked } from '../../membership/endorsements/mails/endorsementAsked'
import { eventCancelled } from '../../events/mails/eventCancelled'
import { eventChanged } from '../../events/mails/eventChanged'
import { sessionRemoved } from '../../events/removedSessions/mails/sessionRemoved'
import { eventThanks } from '../../events/thanks/mails/eventThanks'
import { confirmTickets } from '../../events/guestOrders/mails/confirmTickets'
import { ticketsConfirmed } from '../../events/orders/mails/ticketsConfirmed'
import { ticketForYou } from '../../events/orders/mails/ticketForYou'
import { ticketChanged } from '../../events/orders/mails/ticketChanged'
import { ticketsPaidLate } from '../../events/orders/mails/ticketsPaidLate'
import { ticketsReleased } from '../../events/orders/mails/ticketsReleased'
import { ticketRequestDeclined } from '../../events/waiting/mails/ticketRequestDeclined'
import { waitingListEnded } from '../../events/waiting/mails/waitingListEnded'
import { waitingListOffer } from '../../events/waiting/mails/waitingListOffer'
import { creditNoteIssued } from '../../money/payments/mails/creditNoteIssued'
import { instalmentDue } from '../../money/invoices/mails/instalmentDue'
import { invoiceIssued } from '../../money/invoices/mails/invoiceIssued'
import { invoiceReminder } from '../../money/invoices/mails/invoiceReminder'
import { invoiceWithdrawn } from '../../money/invoices/mails/invoiceWithdrawn'
import { memberMessageReceived } from '../messages/mails/memberMessageReceived'
import { memberMessageReported } from '../messages/mails/memberMessageReported'
import { groupJoinAsked } from '../../groups/mails/groupJoinAsked'
import { groupJoinDecided } from '../../groups/mails/groupJoinDecided'
import { nameChangeDecided } from '../../membership/nameChanges/mails/nameChangeDecided'
import { nameChangeReceived } from '../../membership/nameChanges/mails/nameChangeReceived'
import { nameChangeRequested } from '../../membership/nameChanges/mails/nameChangeRequested'
import { nominationApproved } from '../../membership/nominations/mails/nominationApproved'
import { paidByOther } from '../../money/payments/mails/paidByOther'
import { paymentReceipt } from '../../money/payments/mails/paymentReceipt'
import { paymentRefused } from '../../money/payments/mails/paymentRefused'
import { paymentReported } from '../../money/payments/mails/paymentReported'
import { membershipAdded } from '../../membership/memberships/mails/membershipAdded'
import { membershipChanged } from '../../membership/memberships/mails/membershipChanged'
import { membershipLapsed } from '../../membership/renewals/mails/membershipLapsed'
import { membershipEnded } from '../../membership/memberships/mails/membershipEnded'
import { newEmailTaken } from '../../accounts/accountSecurity/mails/newEmailTaken'
import { paperDecided } from '../../publications/submissions/mails/paperDecided'
import { paperReceived } from '../../publications/submissions/mails/paperReceived'
import { paperSubmitted } from '../../publications/submissions/mails/paperSubmitted'
import { addressPaused } from '../mailbox/mails/addressPaused'
import { mailing } from '../mailings/mails/mailing'
import { plain } from './mails/plain'
import { registrationCancelled } from '../../events/registrations/mails/registrationCancelled'
import { registrationConfirmed } from '../../events/registrations/mails/registrationConfirmed'
import { registrationRemoved } from '../../events/registrations/mails/registrationRemoved'
import { renewalConfirmed } from '../../membership/renewals/mails/renewalConfirmed'
import { renewalDeclined } from '../../membership/renewals/mails/renewalDeclined'
import { renewalReminder } from '../../membership/renewals/mails/renewalReminder'
import { renewalRequested } from '../../membership/renewals/mails/renewalRequested'
import { renewalSubmitted } from '../../membership/renewals/mails/renewalSubmitted'
import { invitation } from '../../people/peopleImports/mails/invitation'
import { resetPassword } from '../../accounts/authentication/mails/resetPassword'
import { mentoringAsked } from '../../cpd/mentoring/mails/mentoringAsked'
import { mentoringMatched } from '../../cpd/mentoring/mails/mentoringMatched'
import { mentoringProposed } from '../../cpd/mentoring/mails/mentoringProposed'
import { mentoringReleased } from '../../cpd/mentoring/mails/mentoringReleased'
import { mentorshipEnded } from '../../cpd/mentoring/mails/mentorshipEnded'
import { jobOpeningDecided } from '../../content/jobOpenings/mails/jobOpeningDecided'
import { seatDeclined } from '../../membership/membershipSeats/mails/seatDeclined'
import { seatEnded } from '../../membership/membershipSeats/mails/seatEnded'
import { seatInvitation } from '../../membership/membershipSeats/mails/seatInvitation'
import { seatTaken } from '../../membership/membershipSeats/mails/seatTaken'
import { securityNotice } from '../../audit/mails/securityNotice'
import { welcome } from '../../accounts/accountNotices/mails/welcome'

/** Every mail of the site, by the name it is queued with. One line each, in alphabetical order. */
export const templates = {
  accountChanged,
  accountExists,
  accountLeaving,
  addressPaused,
  applicationApproved,
  applicationReceived,
  applicationStatus,
  documentsRequested,
  workDigest,
  applicationSubmitted,
  automaticRenewalAnnounced,
  automaticRenewalFailed,
  confirmEmail,
  confirmNewEmail,
  confirmTickets,
  contactMessageAnswered,
  contactMessageReceived,
  donationReceipt,
  donationRefunded,
  endorsementAsked,
  eventCancelled,
  eventChanged,
  eventThanks,
  sessionRemoved,
  ticketChanged,
  ticketForYou,
  ticketsConfirmed,
  ticketsPaidLate,
  ticketsReleased,
  ticketRequestDeclined,
  waitingListEnded,
  waitingListOffer,
  creditNoteIssued,
  instalmentDue,
  invoiceReminder,
  invoiceIssued,
  invoiceWithdrawn,
  jobOpeningDecided,
  mailing,
  memberMessageReceived,
  memberMessageReported,
  membershipAdded,
  membershipChanged,
  membershipEnded,
  membershipLapsed,
  groupJoinAsked,
  groupJoinDecided,
  mentoringAsked,
  mentoringMatched,
  mentoringProposed,
  mentoringReleased,
  mentorshipEnded,
  nameChangeDecided,
  nameChangeReceived,
  nameChangeRequested,
  newEmailTaken,
  nominationApproved,
  paperDecided,
  paperReceived,
  paperSubmitted,
  paidByOther,
  paymentReceipt,
  paymentRefused,
  paymentReported,
  plain,
  registrationCancelled,
  registrationConfirmed,
  registrationRemoved,
  renewalConfirmed,
  renewalDeclined,
  renewalReminder,
  renewalRequested,
  renewalSubmitted,
  invitation,
  resetPassword,
  seatDeclined,
  seatEnded,
  seatInvitation,
  seatTaken,
  securityNotice,
  welcome,
}

export type TemplateName = keyof typeof templates

/** The data of a template. */
export type TemplateData<Name extends TemplateName> = z.input<(typeof templates)[Name]['schema']>
