import { z } from 'zod'
import {
  LIST_FIELDS,
  LIST_SUBJECTS,
  type ListDefinition,
} from '../../../domain/office/savedLists/listFields.schema'
import type {
  ListCount,
  ListRecords,
  ListRowsPage,
  SavedListPage,
  SavedListView,
} from '../../../domain/office/savedLists/listRows.schema'
import { keysOf } from '../../../platform/records.schema'
import { pageOf, person, text, whole } from '../../answerSchemas'

export const listRowsAnswer = pageOf(
  z.object({ id: z.string(), person: text, cells: z.record(z.string(), z.string()) }),
).extend({
  text: z.string(),
  names: z.record(z.string(), text),
  problem: text,
}) satisfies z.ZodType<ListRowsPage>

export const listDefinition = z.object({
  subject: z.enum(keysOf(LIST_SUBJECTS)),
  conditions: z.array(
    z.object({
      field: z.enum(keysOf(LIST_FIELDS)),
      op: z.enum(['is', 'not', 'in', 'notIn', 'empty', 'min', 'max', 'has']),
      values: z.array(z.string()),
    }),
  ),
}) satisfies z.ZodType<ListDefinition>

export const savedList = z.object({
  id: z.string(),
  name: z.string(),
  definition: listDefinition,
  isShared: z.boolean(),
  owner: person.nullable(),
  isOwn: z.boolean().describe('Whether the reader may change and delete it.'),
  text: z.string().describe('The list in words.'),
  forbidden: z.array(z.string()).describe('Conditions that the reader’s rights do not cover.'),
  updatedAt: z.string().describe('To be sent with the next change.'),
}) satisfies z.ZodType<SavedListView>

export const savedListsAnswer = pageOf(savedList) satisfies z.ZodType<SavedListPage>
export const countAnswer = z.object({ rows: whole, people: whole }) satisfies z.ZodType<ListCount>
export const recordsAnswer = z.object({
  docs: z.array(z.object({ id: z.string(), name: z.string() })),
}) satisfies z.ZodType<ListRecords>

export const LIST_ID = { id: 'The id of the list.' }
export const NO_LIST = { 404: 'There is no such list' }
export const IS_GONE = { 409: 'A condition names something that was deleted' }
