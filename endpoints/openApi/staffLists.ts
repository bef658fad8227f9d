import { z } from 'zod'
import {
  LIST_FIELDS,
  LIST_SUBJECTS,
  type ListDefinition,
} from '../../domain/office/savedLists/listFields.schema'
import type {
  ListCount,
  ListRecords,
  ListRowsPage,
  SavedListPage,
  SavedListView,
} from '../../domain/office/savedLists/listRows.schema'
import {
  listChangeSchema,
  listRecordsSchema,
  listRowsQuerySchema,
  newListSchema,
  savedListQuerySchema,
} from '../../domain/office/savedLists/savedLists.schema'
import { keysOf } from '../../platform/records.schema'
import { outcomeAnswer, pageOf, person, text, whole } from './staffAnswers'
import {
  CSV,
  MEANWHILE,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  XLSX,
  adds,
  reads,
  sends,
} from './staffParts'

const listRowsAnswer = pageOf(
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

const savedList = z.object({
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

const savedListsAnswer = pageOf(savedList) satisfies z.ZodType<SavedListPage>
const countAnswer = z.object({ rows: whole, people: whole }) satisfies z.ZodType<ListCount>
const recordsAnswer = z.object({
  docs: z.array(z.object({ id: z.string(), name: z.string() })),
}) satisfies z.ZodType<ListRecords>

const LIST_ID = { id: 'The id of the list.' }
const NO_LIST = { 404: { description: 'There is no such list' } }
const GONE = { 409: { description: 'A condition names something that was deleted' } }

/** What staff do with lists. */
export const listOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/saved-lists/rows',
    summary: 'People, memberships, registrations or payments that meet conditions',
    query: listRowsQuerySchema,
    answers: { ...reads(listRowsAnswer, 'A page of rows'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/saved-lists/rows.csv',
    summary: 'All that conditions leave, as a table',
    query: listRowsQuerySchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF, ...GONE },
  },
  {
    method: 'get',
    path: '/api/saved-lists/rows.xlsx',
    summary: 'All that conditions leave, as a workbook',
    query: listRowsQuerySchema,
    answers: { ...sends(XLSX, 'The workbook'), ...UNKNOWN_FILTER, ...WITH_PROOF, ...GONE },
  },
  {
    method: 'get',
    path: '/api/saved-lists/records',
    summary: 'Events, divisions or groups that a condition can name',
    query: listRecordsSchema,
    answers: { ...reads(recordsAnswer, 'At most 20 records'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/saved-lists/list',
    summary: 'Saved lists that the reader may see, by name',
    query: savedListQuerySchema,
    answers: { ...reads(savedListsAnswer, 'A page of lists'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/saved-lists/{id}/saved',
    summary: 'A saved list, without its rows',
    parameters: LIST_ID,
    answers: { ...reads(savedList, 'The list'), ...REFUSALS, ...NO_LIST },
  },
  {
    method: 'get',
    path: '/api/saved-lists/{id}/count',
    summary: 'How many rows a saved list has at the moment, and how many people',
    parameters: LIST_ID,
    answers: { ...reads(countAnswer, 'The numbers'), ...REFUSALS, ...NO_LIST, ...GONE },
  },
  {
    method: 'post',
    path: '/api/saved-lists/add',
    summary: 'Save a list; the same key again adds nothing',
    body: newListSchema,
    answers: { ...adds(z.object({ id: z.string() }), 'Saved'), ...WRONG_FIELDS, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/saved-lists/{id}/change',
    summary: 'Change a list of one’s own',
    parameters: LIST_ID,
    body: listChangeSchema,
    answers: {
      ...reads(outcomeAnswer('changed'), 'Changed'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_LIST,
      ...MEANWHILE,
    },
  },
  {
    method: 'post',
    path: '/api/saved-lists/{id}/delete',
    summary: 'Delete a list of one’s own',
    parameters: LIST_ID,
    answers: { ...reads(outcomeAnswer('deleted'), 'Deleted'), ...REFUSALS, ...NO_LIST },
  },
]
