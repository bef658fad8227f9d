import type { PersonalData } from '../../platform/personalData'
import { forgetActorEmail } from './auditLogRepository'

export const auditLogPersonalData: PersonalData = {
  exports: { none: 'A record for staff of who did what.' },
  erasures: {
    traces: (payload, { user }) => forgetActorEmail(payload, user),
  },
}

export const securityLogPersonalData: PersonalData = {
  exports: { none: 'A record for staff of what happened to accounts.' },
  erasures: {
    none: 'Refers to accounts by ids, which name nobody; entries are removed after the time in the staff settings.',
  },
}
