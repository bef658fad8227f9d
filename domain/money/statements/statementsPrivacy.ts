import type { PersonalData, PersonalDataDeclaration } from '../../../platform/personalData'
import { erasePayerOfLines } from './statementsRepository'

/** Lines of bank statements stay with the books; what names the payer is removed. */
export const statementLinesPersonalData: PersonalData = {
  exports: { none: 'What the lines became is exported as payments.' },
  erasures: { records: (payload, { user }) => erasePayerOfLines(payload, user) },
}

export const statementImportsPersonalData: PersonalDataDeclaration = {
  none: 'The file itself is removed once its lines are stored.',
}
