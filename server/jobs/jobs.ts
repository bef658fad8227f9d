import { settleApplications } from '../../endpoints/applications/settleApplication'
import { reconcileDonations } from '../../endpoints/donations/reconcileDonations'
import { catchUpContactMails } from './catchUpContactMails'
import { everyMinutes } from './everyMinutes'
import type { Job } from './job.types'

/** Everything that is done now and then. */
export const JOBS: readonly Job[] = [
  catchUpContactMails,
  everyMinutes('reconcile-donations', 10, ({ payload, signal }) => reconcileDonations(payload, signal)),
  everyMinutes('settle-applications', 5, ({ payload }) => settleApplications(payload)),
]
