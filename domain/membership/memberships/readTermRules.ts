import type { Payload } from 'payload'
import { readGrade } from '../grades'
import type { Grade } from './grades.schema'
import type { TermRules } from './membershipTerm'

/**
 * The rules for terms and grace periods as staff have set them.
 * @param grade whose own rules come before those of the staff settings
 */
export const readTermRules = async (payload: Payload, grade?: Grade | null): Promise<TermRules> => {
  const [settings, own] = await Promise.all([
    payload.findGlobal({ slug: 'staff-settings', depth: 0, overrideAccess: true }), // the association's rule, whoever acts
    grade ? readGrade(payload, grade) : undefined,
  ])
  return {
    termMonths: own?.termMonths ?? settings.membershipTermMonths,
    graceDays: own?.graceDays ?? settings.graceDays,
    ...(own?.term === 'calendar' && { endsWithYear: true }),
  }
}
