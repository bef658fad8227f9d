import { expect, it } from 'vitest'
import type { MigrationState, Operations } from '../../../../../domain/operations/operations.schema'
import { attentionTexts, jobTitle } from '../../../../../frontend/features/operations/operationTexts'

const NOW = Date.parse('2026-11-23T09:00:00Z')
const GB = 1024 ** 3

const job = (name: string, lastError: string | null = null, isLate = false) => ({
  name,
  dueAt: '2026-11-23T09:05:00Z',
  finishedAt: '2026-11-23T08:55:00Z',
  lastError,
  isLate,
})

const migration = (
  status: MigrationState['status'],
  title = '0001 publish-site-settings',
): MigrationState => ({
  title,
  status,
  version: '1.0.0',
  changed: 3,
  finishedAt: null,
  error: null,
})

const WELL: Operations = {
  version: '1.0.0',
  nodeVersion: 'v20.20.2',
  startedAt: '2026-11-20T09:00:00Z',
  memoryBytes: 300_000_000,
  database: { version: '8.0.4', isReplicaSet: true, answeredMs: 1 },
  disks: [{ name: 'Uploaded files', freeBytes: 80 * GB, totalBytes: 250 * GB }],
  migrations: [migration('done')],
  jobs: [job('settle-applications')],
  mails: { queued: 3, sending: 1, uncertain: 0, failed: 0, oldestAt: '2026-11-23T08:59:00Z' },
  payments: { started: 2, reported: 1 },
  expiries: [{ name: 'Certificate of www.example.org', expiresAt: '2027-02-01T00:00:00Z', problem: null }],
}

it('an installation that works needs no attention', () => {
  expect(attentionTexts(WELL, NOW)).toEqual([])
})

it('what needs attention is said in sentences', () => {
  expect(
    attentionTexts(
      {
        ...WELL,
        disks: [{ name: 'Database', freeBytes: 2 * GB, totalBytes: 100 * GB }],
        migrations: [migration('pending', '0003 later'), migration('failed', '0002 now'), migration('done')],
        jobs: [job('poll-payments', 'no answer'), job('empty-trash', null, true)],
        mails: { ...WELL.mails, failed: 1, uncertain: 1 },
        expiries: [
          { name: 'Certificate of www.example.org', expiresAt: '2026-12-01T00:00:00Z', problem: null },
          { name: 'Certificate of old.example.org', expiresAt: null, problem: 'It did not answer in time' },
        ],
      },
      NOW,
    ),
  ).toEqual([
    'Database: only 2.0 GB of 100.0 GB free.',
    'The migration 0003 later is still to be made.',
    'The migration 0002 now failed.',
    '1 job failed: Poll payments.',
    '1 job is late: Empty trash.',
    '2 emails could not be sent for certain.',
    'Certificate of www.example.org: until 1 December 2026.',
    'Certificate of old.example.org: could not be checked: It did not answer in time.',
  ])
})

it('a job is called by words', () => {
  expect(jobTitle('settle-name-changes')).toBe('Settle name changes')
})
