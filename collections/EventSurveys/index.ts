import type { CollectionConfig } from 'payload'
import { eventSurveysPersonalData } from '../../domain/events/surveys'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** The survey after an event, and who answered it, by id and not by time. The answers are in `survey-answers`. */
export const EventSurveys: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'event-surveys',
  custom: { personalData: eventSurveysPersonalData },
  fields: [
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, unique: true },
    // of this event alone; some are asked at every event
    { name: 'questions', type: 'text', hasMany: true },
    { name: 'openedAt', type: 'date', required: true },
    { name: 'answered', type: 'relationship', relationTo: 'users', hasMany: true, index: true },
  ],
}
