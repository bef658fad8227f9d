import { z } from 'zod'
import { ENDING_KINDS, type EndingGroup } from '../../../domain/membership/endingSoon/endingSoon.schema'
import {
  AGE_GROUPS,
  PENDING_KINDS,
  PENDING_STEPS,
  type PendingGroup,
} from '../../../domain/office/pendingWork/pendingWork.schema'
import { type Report, REPORT_SECTIONS } from '../../../domain/office/reports/reportTables.schema'
import type { Operations } from '../../../domain/operations/operations.schema'
import { keysOf } from '../../../platform/records.schema'
import { eachOf, text, whole } from '../../answerSchemas'
import { listDefinition } from '../savedLists/listSchemas'

export const reportAnswer = z.object({
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

export const pendingAnswer = z.array(
  z.object({
    kind: z.enum(PENDING_KINDS),
    total: whole,
    ages: eachOf(keysOf(AGE_GROUPS), whole),
    late: whole.describe('How many have waited longer than the association has promised.'),
    oldest: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        since: z.string(),
        record: z.string(),
        updatedAt: z.string(),
        step: z.enum(PENDING_STEPS).nullable().describe('What can be done with it at once.'),
      }),
    ),
  }),
) satisfies z.ZodType<PendingGroup[]>

export const endingAnswer = z.array(
  z.object({
    kind: z.enum(keysOf(ENDING_KINDS)),
    total: whole,
    soonest: z.array(z.object({ id: z.string(), title: z.string(), endsOn: z.string() })),
    list: listDefinition.nullable(),
  }),
) satisfies z.ZodType<EndingGroup[]>

export const operationsAnswer = z.object({
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

export const SECTION = { section: `The report: ${keysOf(REPORT_SECTIONS).join(', ')}.` }
export const NO_REPORT = { 404: 'There is no such report' }
