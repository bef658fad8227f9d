import { z } from 'zod'
import {
  AGE_GROUPS,
  PENDING_KINDS,
  type PendingGroup,
} from '../../domain/office/pendingWork/pendingWork.schema'
import { ENDING_KINDS, type EndingGroup } from '../../domain/membership/endingSoon/endingSoon.schema'
import type { Operations } from '../../domain/operations/operations.schema'
import { REPORT_SECTIONS, type Report } from '../../domain/office/reports/reportTables.schema'
import { reportPeriodSchema, reportTableSchema } from '../../domain/office/reports/reports.schema'
import { keysOf } from '../../platform/records.schema'
import { eachOf, text, whole } from './staffAnswers'
import { listDefinition } from './staffLists'
import {
  CSV,
  PDF,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  reads,
  sends,
} from './staffParts'

const reportAnswer = z.object({
  section: z.enum(keysOf(REPORT_SECTIONS)),
  title: z.string(),
  from: z.string(),
  to: z.string(),
  branch: text.describe('The region or group that it is of; null for the whole association.'),
  madeAt: z.string(),
  tables: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      note: z.string().optional(),
      rowLabel: z.string(),
      columns: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          unit: z.enum(['count', 'days', 'hours', 'percent', 'USD', 'SSP']).describe('Money is in cents.'),
          isDrawn: z.boolean(),
        }),
      ),
      rows: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          record: z.object({ kind: z.enum(['event', 'mailing']), id: z.string() }).optional(),
          cells: z.array(z.object({ value: z.number().nullable(), list: listDefinition.optional() })),
        }),
      ),
      chart: z.enum(['line', 'bar']).nullable(),
    }),
  ),
}) satisfies z.ZodType<Report>

const pendingAnswer = z.array(
  z.object({
    kind: z.enum(PENDING_KINDS),
    total: whole,
    ages: eachOf(keysOf(AGE_GROUPS), whole),
    late: whole.describe('How many have waited longer than the association has promised.'),
    oldest: z.array(z.object({ id: z.string(), title: z.string(), since: z.string() })),
  }),
) satisfies z.ZodType<PendingGroup[]>

const endingAnswer = z.array(
  z.object({
    kind: z.enum(keysOf(ENDING_KINDS)),
    total: whole,
    soonest: z.array(z.object({ id: z.string(), title: z.string(), endsOn: z.string() })),
    list: listDefinition.nullable(),
  }),
) satisfies z.ZodType<EndingGroup[]>

const operationsAnswer = z.object({
  version: z.string(),
  nodeVersion: z.string(),
  startedAt: z.string(),
  memoryBytes: whole,
  database: z.object({ version: z.string(), isReplicaSet: z.boolean(), answeredMs: z.number() }),
  disks: z.array(z.object({ name: z.string(), freeBytes: z.number(), totalBytes: z.number() })),
  migrations: z.array(
    z.object({
      title: z.string(),
      status: z.enum(['pending', 'running', 'failed', 'done']),
      version: z.string(),
      changed: whole,
      finishedAt: text,
      error: text,
    }),
  ),
  jobs: z.array(
    z.object({
      name: z.string(),
      dueAt: z.string(),
      finishedAt: text,
      lastError: text,
      isLate: z.boolean(),
    }),
  ),
  mails: z.object({ queued: whole, sending: whole, uncertain: whole, failed: whole, oldestAt: text }),
  payments: z.object({ reported: whole, started: whole }),
  expiries: z.array(z.object({ name: z.string(), expiresAt: text, problem: text })),
}) satisfies z.ZodType<Operations>

const SECTION = { section: `The report: ${keysOf(REPORT_SECTIONS).join(', ')}.` }
const NO_REPORT = { 404: { description: 'There is no such report' } }

/** What staff read about the association and the installation. */
export const reportOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/reports/{section}',
    summary: 'The tables of a report, the last twelve months by default',
    parameters: SECTION,
    query: reportPeriodSchema,
    answers: { ...reads(reportAnswer, 'The report'), ...UNKNOWN_FILTER, ...REFUSALS, ...NO_REPORT },
  },
  {
    method: 'get',
    path: '/api/reports/{section}/table.csv',
    summary: 'A table of a report',
    parameters: SECTION,
    query: reportTableSchema,
    answers: {
      ...sends(CSV, 'The table'),
      ...UNKNOWN_FILTER,
      ...WITH_PROOF,
      404: { description: 'There is no such report or table' },
    },
  },
  {
    method: 'get',
    path: '/api/reports/board.pdf',
    summary: 'All reports that the reader may see, for the board',
    query: reportPeriodSchema,
    answers: { ...sends(PDF, 'The reports'), ...UNKNOWN_FILTER, ...WITH_PROOF },
  },
  {
    method: 'get',
    path: '/api/pending-work',
    summary: 'What waits for the member of staff who asks, with its age',
    answers: { ...reads(pendingAnswer, 'The work, by kind'), ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/ending-soon',
    summary: 'Memberships, offices, roles and keys that end soon',
    answers: { ...reads(endingAnswer, 'What ends, by kind'), ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/operations',
    summary: 'How the installation is: jobs, mails, disks, migrations',
    answers: { ...reads(operationsAnswer, 'The state'), ...REFUSALS },
  },
]
