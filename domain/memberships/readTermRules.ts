import type { Payload } from 'payload'
import type { TermRules } from './membershipTerm'

/** The rules for terms and grace periods as staff have set them. */
export const readTermRules = async (payload: Payload): Promise<TermRules> => {
  const settings = await payload.findGlobal({ slug: 'staff-settings', depth: 0, overrideAccess: true }) // the association's rule, whoever acts
  return { termMonths: settings.membershipTermMonths, graceDays: settings.graceDays }
}
