import type { z } from 'zod'
import { accountChanged } from './accountChanged'
import { accountExists } from './accountExists'
import { confirmNewEmail } from './confirmNewEmail'
import { confirmEmail } from './confirmEmail'
import { applicationApproved } from './applicationApproved'
import { applicationReceived } from './applicationReceived'
import { applicationStatus } from './applicationStatus'
import { applicationSubmitted } from './applicationSubmitted'
import { contactMessageAnswered } from './contactMessageAnswered'
import { contactMessageReceived } from './contactMessageReceived'
import { newEmailTaken } from './newEmailTaken'
import { donationReceipt } from './donationReceipt'
import { plain } from './plain'
import { resetPassword } from './resetPassword'
import { welcome } from './welcome'

/** Every mail of the site, by the name it is queued with. One line each, in the order of the alphabet. */
export const templates = {
  accountChanged,
  accountExists,
  confirmNewEmail,
  confirmEmail,
  applicationApproved,
  applicationReceived,
  applicationStatus,
  applicationSubmitted,
  contactMessageAnswered,
  contactMessageReceived,
  newEmailTaken,
  donationReceipt,
  plain,
  resetPassword,
  welcome,
}

export type TemplateName = keyof typeof templates

/** What a mail of a kind is made from. */
export type TemplateData<Name extends TemplateName> = z.input<(typeof templates)[Name]['schema']>
