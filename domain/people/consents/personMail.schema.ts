import type { MailAddressView } from '../../messaging/mailAddresses/bounces.schema'
import type { ConsentState } from './consentTexts.schema'

/** What `GET /api/consents/:id/person`, `POST …/set` and `…/resume` answer. */
export interface PersonMail {
  states: ConsentState[]
  address: MailAddressView
}
