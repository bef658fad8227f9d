import { ObjectId } from 'mongodb'
import type { PersonalData } from '../../../platform/personalData'
import { eraseClaims } from './surveysRepository'

export const eventSurveysPersonalData: PersonalData = {
  exports: { none: 'It is known who answered a survey, and not what.' },
  erasures: { requests: (payload, { user }) => eraseClaims(payload, new ObjectId(user)) },
}
