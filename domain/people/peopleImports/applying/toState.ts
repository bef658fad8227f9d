import type { ImportedState } from '../../../membership/membershipDecisions'
import { isUnlimited } from '../../../membership/memberships/membershipTerm'
import type { PersonValues } from '../fields.schema'

/** The membership that values describe; null where they describe none. */
export const toState = ({ grade, startedOn, expiresOn, standing }: PersonValues): ImportedState | null => {
  if (!grade || !startedOn) return null
  return {
    grade,
    startedOn,
    expiresOn: isUnlimited(grade) ? null : (expiresOn ?? null),
    isSuspended: standing === 'suspended',
    ending: standing === 'resigned' || standing === 'died' ? standing : null,
  }
}
