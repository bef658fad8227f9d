import { z } from 'zod'
import { isAdmin } from '../../../collections/access/roles'
import { readColleagueActs } from '../../../domain/office/colleagueActs'
import type { ColleagueActs } from '../../../domain/office/colleagueActs/colleagueActs.schema'
import { whole } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { allowedBy } from '../../guards'

const answer = z.object({
  since: z.string().describe('When the reader was here before.'),
  colleagues: z.array(
    z.object({
      id: z.string(),
      fullName: z.string(),
      acts: z.array(z.object({ what: z.string(), count: whole })),
    }),
  ),
  isPartial: z.boolean().describe('Whether there is more than is told.'),
}) satisfies z.ZodType<ColleagueActs>

/**
 * `GET /api/colleague-acts`: what colleagues did since the reader was on Today before, in counts, for who reads the audit
 * log. Answers 200 `ColleagueActs`, 401, 403. Source: issue 33, part 5.
 */
export const colleagueActs = declareEndpoint({
  method: 'get',
  path: '/colleague-acts',
  operation: {
    tag: 'Staff: reports',
    summary: 'What colleagues did since the reader was here',
    answers: { ...reads(answer, 'Who did what how often') },
  },
  access: allowedBy(isAdmin),
  handler: async ({ payload }, { user }) =>
    Response.json(await readColleagueActs(payload, user.id), {
      headers: { 'Cache-Control': 'private, no-store' },
    }),
})
