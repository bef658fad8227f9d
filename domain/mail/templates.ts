import type { z } from 'zod'
import { automaticRenewalAnnounced } from '../automaticRenewals/mails/automaticRenewalAnnounced'
import { automaticRenewalFailed } from '../automaticRenewals/mails/automaticRenewalFailed'
import { accountChanged } from '../accountNotices/mails/accountChanged'
import { accountExists } from '../authentication/mails/accountExists'
import { accountLeaving } from '../personalData/mails/accountLeaving'
import { applicationApproved } from '../applications/mails/applicationApproved'
import { applicationReceived } from '../applications/mails/applicationReceived'
import { applicationStatus } from '../applications/mails/applicationStatus'
import { applicationSubmitted } from '../applications/mails/applicationSubmitted'
import { confirmEmail } from '../authentication/mails/confirmEmail'
import { confirmNewEmail } from '../accountSecurity/mails/confirmNewEmail'
import { contactMessageAnswered } from '../contactMessages/mails/contactMessageAnswered'
import { contactMessageReceived } from '../contactMessages/mails/contactMessageReceived'
import { donationReceipt } from '../donations/mails/donationReceipt'
import { donationRefunded } from '../donations/mails/donationRefunded'
import { endorsementAsked } from '../endorsements/mails/endorsementAsked'
import { eventCancelled } from '../events/mails/eventCancelled'
import { eventChanged } from '../events/mails/eventChanged'
import { creditNoteIssued } from '../payments/mails/creditNoteIssued'
import { instalmentDue } from '../invoices/mails/instalmentDue'
import { invoiceIssued } from '../invoices/mails/invoiceIssued'
import { memberMessageReceived } from '../messages/mails/memberMessageReceived'
import { memberMessageReported } from '../messages/mails/memberMessageReported'
import { groupJoinAsked } from '../groups/mails/groupJoinAsked'
import { groupJoinDecided } from '../groups/mails/groupJoinDecided'
import { nameChangeDecided } from '../nameChanges/mails/nameChangeDecided'
import { nameChangeReceived } from '../nameChanges/mails/nameChangeReceived'
import { nameChangeRequested } from '../nameChanges/mails/nameChangeRequested'
import { nominationApproved } from '../nominations/mails/nominationApproved'
import { paymentReceipt } from '../payments/mails/paymentReceipt'
import { paymentRefused } from '../payments/mails/paymentRefused'
import { paymentReported } from '../payments/mails/paymentReported'
import { membershipAdded } from '../memberships/mails/membershipAdded'
import { membershipChanged } from '../memberships/mails/membershipChanged'
import { membershipLapsed } from '../renewals/mails/membershipLapsed'
import { membershipEnded } from '../memberships/mails/membershipEnded'
import { newEmailTaken } from '../accountSecurity/mails/newEmailTaken'
import { paperDecided } from '../submissions/mails/paperDecided'
import { paperReceived } from '../submissions/mails/paperReceived'
import { paperSubmitted } from '../submissions/mails/paperSubmitted'
import { addressPaused } from '../mailbox/mails/addressPaused'
import { mailing } from '../mailings/mails/mailing'
import { plain } from './mails/plain'
import { registrationCancelled } from '../registrations/mails/registrationCancelled'
import { registrationConfirmed } from '../registrations/mails/registrationConfirmed'
import { registrationRemoved } from '../registrations/mails/registrationRemoved'
import { renewalConfirmed } from '../renewals/mails/renewalConfirmed'
import { renewalDeclined } from '../renewals/mails/renewalDeclined'
import { renewalReminder } from '../renewals/mails/renewalReminder'
import { renewalRequested } from '../renewals/mails/renewalRequested'
import { renewalSubmitted } from '../renewals/mails/renewalSubmitted'
import { invitation } from '../peopleImports/mails/invitation'
import { resetPassword } from '../authentication/mails/resetPassword'
import { mentoringAsked } from '../mentoring/mails/mentoringAsked'
import { mentoringMatched } from '../mentoring/mails/mentoringMatched'
import { mentoringProposed } from '../mentoring/mails/mentoringProposed'
import { mentoringReleased } from '../mentoring/mails/mentoringReleased'
import { mentorshipEnded } from '../mentoring/mails/mentorshipEnded'
import { jobOpeningDecided } from '../jobOpenings/mails/jobOpeningDecided'
import { seatDeclined } from '../membershipSeats/mails/seatDeclined'
import { seatEnded } from '../membershipSeats/mails/seatEnded'
import { seatInvitation } from '../membershipSeats/mails/seatInvitation'
import { seatTaken } from '../membershipSeats/mails/seatTaken'
import { securityNotice } from '../audit/mails/securityNotice'
import { welcome } from '../accountNotices/mails/welcome'

/** Every mail of the site, by the name it is queued with. One line each, in alphabetical order. */
export const templates = {
  accountChanged,
  accountExists,
  accountLeaving,
  addressPaused,
  applicationApproved,
  applicationReceived,
  applicationStatus,
  applicationSubmitted,
  automaticRenewalAnnounced,
  automaticRenewalFailed,
  confirmEmail,
  confirmNewEmail,
  contactMessageAnswered,
  contactMessageReceived,
  donationReceipt,
  donationRefunded,
  endorsementAsked,
  eventCancelled,
  eventChanged,
  creditNoteIssued,
  instalmentDue,
  invoiceIssued,
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
