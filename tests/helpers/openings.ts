import { latestLastDay } from '../../domain/content/jobOpenings/lastDay.schema'

/** What a form for a job opening holds. */
export const openingInput = (facts: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'Resident engineer',
  organisation: 'Nile Works',
  place: 'Bor',
  region: 'greater_upper_nile',
  kind: 'full_time',
  description: 'Gravel roads in Jonglei.\n\n- levelling\n- earthworks',
  applyTo: 'jobs@example.org',
  lastDay: latestLastDay(),
  ...facts,
})
