import type { PersonalDataDeclaration } from '../../../../platform/personalData'

export const dayClosesPersonalData: PersonalDataDeclaration = {
  none: 'A count of cash and who counted it, which the books must keep.',
}
