import type { MentoringFacts } from './mentoring.schema'

/** What an offer or a request says, as it is answered. */
export const toFacts = ({ topics, fields, region, languages, ways }: MentoringFacts): MentoringFacts => ({
  topics,
  fields: [...fields],
  region,
  languages: [...languages],
  ways: [...ways],
})
