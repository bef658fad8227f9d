import { type PersonalData, deleteOwn } from '../../../platform/personalData'
import { unlinkAuthor } from './mailingsRepository'

/** The person has received the mails; what stands in the lists goes with the account. */
export const recipientsPersonalData: PersonalData = {
  exports: { none: 'The person has received the mails.' },
  erasures: { records: deleteOwn('mailing-recipients') },
}

/** Texts to many people; who wrote them is not remembered after the account. */
export const mailingsPersonalData: PersonalData = {
  exports: { none: 'Texts that staff wrote for the association.' },
  erasures: { records: (payload, { user }) => unlinkAuthor(payload, user) },
}
