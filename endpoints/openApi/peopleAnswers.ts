import { z } from 'zod'
import { type Candidate, MATCH_REASONS } from '../../domain/peopleImports/import.schema'
import { keysOf } from '../../platform/records.schema'
import { text, whole } from './staffAnswers'

/** Somebody known who may be a person that is entered. */
export const candidate = z.object({
  user: z.string().optional(),
  row: whole.optional(),
  name: z.string(),
  number: text,
  email: text,
  reasons: z.array(z.enum(keysOf(MATCH_REASONS))),
}) satisfies z.ZodType<Candidate>
