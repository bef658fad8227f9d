import type { PersonalData, PersonalDataDeclaration } from '../../../platform/personalData'
import { eraseRowsOf } from './peopleRowsRepository'

/** What a list said about a person is the person's own record afterwards; the row goes with the account. */
export const peopleImportRowsPersonalData: PersonalData = {
  exports: { none: 'What the rows became is exported as account, profile and membership.' },
  erasures: { records: (payload, { user }) => eraseRowsOf(payload, user) },
}

export const peopleImportsPersonalData: PersonalDataDeclaration = {
  none: 'The file itself is removed once its rows are carried out.',
}
