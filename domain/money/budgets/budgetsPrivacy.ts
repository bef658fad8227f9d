import type { PersonalDataDeclaration } from '../../../platform/personalData'

export const budgetsPersonalData: PersonalDataDeclaration = {
  none: 'What the association plans to take in and to spend, and who entered it.',
}
