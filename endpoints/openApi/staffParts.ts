import type { z } from 'zod'
import { XLSX_TYPE } from '../../platform/writeWorkbook'
import type { ApiOperation, DescribedAnswer } from './apiOperation.types'

/* What the descriptions of several operations of staff have in common. */

export const REFUSALS = {
  401: { description: 'Nobody is signed in' },
  403: { description: 'The roles of the account do not allow it' },
} satisfies ApiOperation['answers']
export const UNKNOWN_FILTER = {
  400: { description: 'The query is not known' },
} satisfies ApiOperation['answers']
export const WRONG_FIELDS = {
  400: { description: 'Some fields are wrong' },
} satisfies ApiOperation['answers']
export const NO_PERSON = { 404: { description: 'There is no such person' } } satisfies ApiOperation['answers']
const PROOF = '; or the password was not entered within the last ten minutes'
export const WITH_PROOF = {
  401: { description: `${REFUSALS[401].description}${PROOF}` },
  403: REFUSALS[403],
} satisfies ApiOperation['answers']

export const PERSON_ID = { id: 'The id of the person’s account.' }

/** An operation of staff, without what all of them have in common. */
export type StaffOperation = Omit<ApiOperation, 'tag' | 'access'>

/** The answer of an operation that changes nothing. */
export const reads = (schema: z.ZodType, description: string): Record<200, DescribedAnswer> => ({
  200: { description, schema },
})

/** The answer of an operation that adds a record. */
export const adds = (schema: z.ZodType, description: string): Record<201, DescribedAnswer> => ({
  201: { description, schema },
})

/** The answer of an operation that sends a file. */
export const sends = (file: string, description: string): Record<200, DescribedAnswer> => ({
  200: { description, file },
})
export const CSV = 'text/csv'
export const PDF = 'application/pdf'
export const XLSX = XLSX_TYPE
export const TOO_MANY = {
  429: { description: 'Too many within a short time' },
} satisfies ApiOperation['answers']
export const MEANWHILE = {
  409: { description: 'A colleague changed it meanwhile' },
} satisfies ApiOperation['answers']
