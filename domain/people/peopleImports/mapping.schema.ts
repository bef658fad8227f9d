import { z } from 'zod'
import { REGIONS } from '../../../collections/access/policies.schema'
import { GRADES } from '../../membership/memberships/grades.schema'
import { keysOf } from '../../../platform/records.schema'
import { ENCODINGS, SEPARATORS } from '../../../platform/tables/table.schema'
import { JOINED_FIELDS, PEOPLE_LIMITS, PERSON_FIELDS, STANDINGS } from './fields.schema'

const MAX_WORDS = 500

/** Words of the file, folded, and what each of them means; null: as if the cell were empty. */
const wordsFor = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .record(z.string().max(200), z.enum(values, 'Please choose').nullable())
    .refine((words) => Object.keys(words).length <= MAX_WORDS, `At most ${MAX_WORDS} different values`)

/** Which column of a list is what, and what its words mean. Remembered for lists with the same headings. */
export const mappingSchema = z
  .strictObject({
    /** Of a text file; left out for a workbook. */
    separator: z.enum(keysOf(SEPARATORS)).optional(),
    encoding: z.enum(keysOf(ENCODINGS)).optional(),
    /** The row with the headings, from 1. Rows before it are read over. */
    headerRow: z.number().int().min(1).max(50),
    /** What each column is, in the order of the file; null for one that is not imported. */
    columns: z
      .array(z.enum(keysOf(PERSON_FIELDS)).nullable())
      .min(1)
      .max(PEOPLE_LIMITS.columns),
    /** Whether 03/04/2021 is the third of April; null while nobody was asked. */
    isDayFirst: z.boolean().nullable(),
    words: z.strictObject({
      region: wordsFor(REGIONS),
      grade: wordsFor(keysOf(GRADES)),
      standing: wordsFor(keysOf(STANDINGS)),
    }),
  })
  .superRefine(({ columns }, context) => {
    const used = columns.filter((field) => field !== null)
    const twice = used.find((field, place) => !JOINED_FIELDS.includes(field) && used.indexOf(field) !== place)
    if (twice)
      context.addIssue({
        code: 'custom',
        path: ['columns'],
        message: `Two columns are “${PERSON_FIELDS[twice]}”. Please choose one of them.`,
      })
    if (!used.includes('fullName') && !(used.includes('givenName') && used.includes('familyName')))
      context.addIssue({
        code: 'custom',
        path: ['columns'],
        message: 'Please say which column has the name: the full name, or first and last name.',
      })
  })
export type PeopleMapping = z.output<typeof mappingSchema>

/** Query of `POST /api/people-imports`. */
export const peopleUploadSchema = z.object({
  name: z.string().trim().min(1).max(200).catch('List of people'),
})

/** Query of `GET /api/people-imports/:id/draft`: how the file is read, where that is not found out. */
export const draftQuerySchema = z.object({
  separator: z.enum(keysOf(SEPARATORS)).optional(),
  encoding: z.enum(keysOf(ENCODINGS)).optional(),
  headerRow: z.coerce.number().int().min(1).max(50).optional(),
})

/** Body of `POST /api/people-imports/:id/check`. */
export const checkSchema = z.object({
  mapping: mappingSchema,
  /** As the file has them: the mapping is remembered for them. */
  headings: z.array(z.string().max(200)).max(100),
})

/** A word of a file without case, accents, marks and surplus spaces: one translation for all its spellings. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{P}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
