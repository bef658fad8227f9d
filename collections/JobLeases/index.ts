import type { CollectionConfig } from 'payload'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * One document a periodic job: when it is due next, and which process is at it until when (`server/jobs`). Written by
 * conditional updates only, so that of several processes one runs it.
 */
export const JobLeases: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'job-leases',
  custom: { personalData: { none: 'Names of jobs and processes.' } },
  timestamps: false,
  fields: [
    { name: 'job', type: 'text', required: true, unique: true, maxLength: 60 },
    { name: 'dueAt', type: 'date', required: true },
    { name: 'leasedUntil', type: 'date', required: true },
    { name: 'holder', type: 'text', maxLength: 60 },
    { name: 'finishedAt', type: 'date' },
    { name: 'lastError', type: 'text', maxLength: 500 },
  ],
}
