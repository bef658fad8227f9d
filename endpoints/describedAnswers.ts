import type { z } from 'zod'
import { XLSX_TYPE } from '../platform/writeWorkbook'
import type { DescribedAnswer } from './declareEndpoint'
import { PROVED } from './guards'

/* Answers that several endpoints declare. The refusals of guards and schemas are added by `describeApi`. */

export const WRONG_FIELDS = { 400: 'Some fields are wrong' }
/** Of an export, which asks for a recent proof itself. */
export const WITH_PROOF = PROVED.answers
export const NO_PERSON = { 404: 'There is no such person' }
export const TOO_MANY = { 429: 'Too many within a short time' }
export const MEANWHILE = { 409: 'A colleague changed it meanwhile' }

export const PERSON_ID = { id: 'The id of the person’s account.' }

export const CSV = 'text/csv'
export const PDF = 'application/pdf'
export const XLSX = XLSX_TYPE

/** The answer of an endpoint that changes nothing or gives a state. */
export const reads = (schema: z.ZodType, description: string): Record<200, DescribedAnswer> => ({
  200: { description, schema },
})

/** The answer of an endpoint that adds a record. */
export const adds = (schema: z.ZodType, description: string): Record<201, DescribedAnswer> => ({
  201: { description, schema },
})

/** The answer of an endpoint that sends a file. */
export const sends = (file: string, description: string): Record<200, DescribedAnswer> => ({
  200: { description, file },
})
