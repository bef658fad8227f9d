import type { PersonalData } from '../../../platform/personalData'
import { forgetSender } from './mailboxRepository'

/** What a person wrote is in the thread; here stands that a mail was read, and from whom. */
export const mailboxPersonalData: PersonalData = {
  exports: { none: 'What was written is exported with its thread.' },
  erasures: { traces: (payload, { email }) => forgetSender(payload, email) },
}
