import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** Answers to surveys, without a name: their ids are random, and no time is stored. */
export const SurveyAnswers: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'survey-answers',
  timestamps: false,
  custom: { personalData: { none: 'Nothing says who gave an answer.' } },
  fields: [
    { name: 'event', type: 'relationship', relationTo: 'events', required: true, index: true },
    // one for each question, in their order; empty where there is none
    { name: 'answers', type: 'json', required: true },
  ],
}
