import type { PersonalData } from '../../../platform/personalData'

export const outboxPersonalData: PersonalData = {
  exports: { none: 'The person has received the mails.' },
  erasures: { none: 'Mails to the address of an account are erased with the account.' },
}
