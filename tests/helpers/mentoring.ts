/** What offers and requests of mentoring say. */
export const mentoringInput = (facts: Record<string, unknown> = {}): Record<string, unknown> => ({
  topics: 'How to read borehole logs.',
  fields: ['geotechnics'],
  region: 'greater_equatoria',
  languages: ['english', 'juba_arabic'],
  ways: ['video', 'in_person'],
  ...facts,
})
