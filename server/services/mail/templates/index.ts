import type { z } from 'zod'
import { accountChanged } from './accountChanged'
import { accountExists } from './accountExists'
import { accountLeaving } from './accountLeaving'
import { applicationApproved } from './applicationApproved'
import { applicationReceived } from './applicationReceived'
import { applicationStatus } from './applicationStatus'
import { applicationSubmitted } from './applicationSubmitted'
import { confirmEmail } from './confirmEmail'
import { confirmNewEmail } from './confirmNewEmail'
import { contactMessageAnswered } from './contactMessageAnswered'
import { contactMessageReceived } from './contactMessageReceived'
import { donationReceipt } from './donationReceipt'
import { donationRefunded } from './donationRefunded'
import { eventCancelled } from './eventCancelled'
import { eventChanged } from './eventChanged'
import { memberMessageReceived } from './memberMessageReceived'
import { memberMessageReported } from './memberMessageReported'
import { nameChangeDecided } from './nameChangeDecided'
import { nameChangeReceived } from './nameChangeReceived'
import { nameChangeRequested } from './nameChangeRequested'
import { membershipAdded } from './membershipAdded'
import { membershipChanged } from './membershipChanged'
import { membershipEnded } from './membershipEnded'
import { newEmailTaken } from './newEmailTaken'
import { paperDecided } from './paperDecided'
import { paperReceived } from './paperReceived'
import { paperSubmitted } from './paperSubmitted'
import { plain } from './plain'
import { registrationCancelled } from './registrationCancelled'
import { registrationConfirmed } from './registrationConfirmed'
import { registrationRemoved } from './registrationRemoved'
import { renewalConfirmed } from './renewalConfirmed'
import { renewalDeclined } from './renewalDeclined'
import { renewalReminder } from './renewalReminder'
import { renewalRequested } from './renewalRequested'
import { renewalSubmitted } from './renewalSubmitted'
import { resetPassword } from './resetPassword'
import { securityNotice } from './securityNotice'
import { welcome } from './welcome'

/** Every mail of the site, by the name it is queued with. One line each, in the order of the alphabet. */
export const templates = {
  accountChanged,
  accountExists,
  accountLeaving,
  applicationApproved,
  applicationReceived,
  applicationStatus,
  applicationSubmitted,
  confirmEmail,
  confirmNewEmail,
  contactMessageAnswered,
  contactMessageReceived,
  donationReceipt,
  donationRefunded,
  eventCancelled,
  eventChanged,
  memberMessageReceived,
  memberMessageReported,
  nameChangeDecided,
  nameChangeReceived,
  nameChangeRequested,
  membershipAdded,
  membershipChanged,
  membershipEnded,
  newEmailTaken,
  paperDecided,
  paperReceived,
  paperSubmitted,
  plain,
  registrationCancelled,
  registrationConfirmed,
  registrationRemoved,
  renewalConfirmed,
  renewalDeclined,
  renewalReminder,
  renewalRequested,
  renewalSubmitted,
  resetPassword,
  securityNotice,
  welcome,
}

export type TemplateName = keyof typeof templates

/** What a mail of a kind is made from. */
export type TemplateData<Name extends TemplateName> = z.input<(typeof templates)[Name]['schema']>
