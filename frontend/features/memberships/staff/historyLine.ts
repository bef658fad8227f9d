import { GRADES } from '../../../../domain/memberships/grades.schema'
import type { MembershipHistoryEntry } from '../../../../domain/memberships/membershipRecord.schema'
import { formatDate } from '../../../lib/dates'

/** What happened, in plain words. */
export const historyLine = ({
  kind,
  grade,
  previousGrade,
  years,
  expiresAt,
}: Pick<MembershipHistoryEntry, 'kind' | 'grade' | 'previousGrade' | 'years' | 'expiresAt'>): string => {
  const name = grade ? GRADES[grade] : ''
  const end = expiresAt ? `, valid until ${formatDate(expiresAt)}` : ''
  switch (kind) {
    case 'approved':
      return previousGrade
        ? `Application approved: from ${GRADES[previousGrade]} to ${name}`
        : `Application approved: ${name}`
    case 'approvalWithdrawn':
      return 'Approval withdrawn'
    case 'renewed':
      return years === 1 ? 'Renewed for 1 year' : `Renewed for ${years ?? 0} years`
    case 'paid':
      return years === 1 ? 'Dues paid: extended by 1 year' : `Dues paid: extended by ${years ?? 0} years`
    case 'joined':
      return 'First invoice paid'
    case 'added':
      return `Added by staff: ${name}${end}`
    case 'gradeChanged':
      return `Grade changed to ${name}`
    case 'suspended':
      return 'Suspended'
    case 'reinstated':
      return 'Reinstated'
    case 'resigned':
      return 'Resigned'
    case 'died':
      return 'Died'
    case 'erased':
      return 'Account deleted'
    case 'carriedOver':
      return `Recorded from earlier data: ${name}${end}`
  }
}
