import type { PersonalData } from '../../../platform/personalData'
import { deleteMailAddress } from './mailAddressesRepository'

/** Which mails an address refused: answers of mail servers, kept with the address until its account is erased. */
export const mailAddressesPersonalData: PersonalData = {
  exports: { none: 'Answers of mail servers about the address.' },
  erasures: { traces: (payload, { email }) => deleteMailAddress(payload, email) },
}
