import { z } from 'zod'
import { keysOf } from '../../../platform/records.schema'
import { conditionProblem, decodeCondition } from './conditionTexts.schema'
import {
  LIST_FIELDS,
  LIST_LIMITS,
  LIST_SUBJECTS,
  type ListCondition,
  type ListOperator,
} from './listFields.schema'
import { LIST_SORTS } from './listRows.schema'
import { ON_ONE_LINE, formKey } from '../../../platform/requiredText.schema'

export const ROWS_PER_PAGE = 25

const conditionSchema = z
  .strictObject({
    field: z.enum(keysOf(LIST_FIELDS), 'There is no such condition'),
    op: z.string().max(10) as unknown as z.ZodType<ListOperator>,
    values: z.array(z.string().max(LIST_LIMITS.text)).max(LIST_LIMITS.values),
  })
  .superRefine((condition, context) => {
    const message = conditionProblem(condition)
    if (message) context.addIssue({ code: 'custom', message })
  })

const TOO_MANY = `A list can have at most ${LIST_LIMITS.conditions} conditions`
const subject = z.enum(keysOf(LIST_SUBJECTS), 'Please choose what is listed')
const conditions = z.array(conditionSchema).max(LIST_LIMITS.conditions, TOO_MANY)

/** What is listed, as it is stored. */
const listDefinitionSchema = z.strictObject({ subject, conditions })

/** Conditions in an address. One that cannot be read is refused, never dropped: the list would hold more. */
const addressedConditions = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((texts) => (Array.isArray(texts) ? texts : [texts]))
  .pipe(
    z
      .array(z.string().max(4_000))
      .max(LIST_LIMITS.conditions, TOO_MANY)
      .transform((texts, context): ListCondition[] =>
        texts.flatMap((text) => {
          const condition = decodeCondition(text)
          if (condition) return [condition]
          context.addIssue({ code: 'custom', message: 'A condition of this list cannot be read' })
          return []
        }),
      ),
  )

/** Query of `GET /api/saved-lists/rows` as it is sent; `c` is repeated, a condition each. */
export const listRowsQuerySchema = z.strictObject({
  subject,
  c: addressedConditions.describe(
    'A condition: field, operator and values as the address of a list has them.',
  ),
  sort: z.string().max(30).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

/** The same as it is read. */
export const listRowsSchema = listRowsQuerySchema.transform(({ c, sort, ...rest }, context) => {
  const sorts = LIST_SORTS[rest.subject]
  const chosen = sort ?? sorts[0]
  if (!sorts.includes(chosen)) context.addIssue({ code: 'custom', path: ['sort'], message: 'Unknown order' })
  return { ...rest, conditions: c, sort: chosen }
})
export type ListRowsQuery = z.output<typeof listRowsSchema>

const id = z.string().regex(/^[0-9a-f]{24}$/)

/** The name of a list. */
export const listName = z
  .string('Please enter a name')
  .trim()
  .min(1, 'Please enter a name')
  .max(LIST_LIMITS.name, `At most ${LIST_LIMITS.name} characters`)
  .regex(...ON_ONE_LINE)

const facts = {
  name: listName,
  isShared: z.boolean(),
  definition: listDefinitionSchema,
}

/** `POST /api/saved-lists`. The same `key` again adds nothing. */
export const newListSchema = z.strictObject({ ...facts, key: formKey })
export type NewList = z.output<typeof newListSchema>

/** `POST /api/saved-lists/:id/change`. */
export const listChangeSchema = z.strictObject({ ...facts, updatedAt: z.iso.datetime() })
export type ListChange = z.output<typeof listChangeSchema>

/** Query of `GET /api/saved-lists`. */
export const savedListQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

/** Query of `GET /api/saved-lists/records`: what a condition can name. */
export const listRecordsSchema = z.strictObject({
  of: z.enum(['events', 'divisions', 'groups']),
  q: z.string().trim().max(LIST_LIMITS.text).default(''),
  ids: z
    .string()
    .max(600)
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(id).max(LIST_LIMITS.values)),
})
