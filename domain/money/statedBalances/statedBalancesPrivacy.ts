import type { PersonalDataDeclaration } from '../../../platform/personalData'

export const statedBalancesPersonalData: PersonalDataDeclaration = {
  none: 'What an account of the association held, and who entered it, which the books must keep.',
}
