import type { PersonalDataDeclaration } from '../../../platform/personalData'

/** The books of account must be kept; they hold no names, and after an erasure the account id names nobody. */
export const ledgerPersonalData: PersonalDataDeclaration = {
  none: 'The books hold account ids only; what a person owes and paid is exported with invoices and payments.',
}
