import type { Payload } from 'payload'
import type { TermRules } from './membershipTerm'

/** The term of a membership as staff have set it. */
export const readTermRules = async (payload: Payload): Promise<TermRules> => {
  const settings = await payload.findGlobal({ slug: 'staff-settings', depth: 0, overrideAccess: true }) // a rule of the association, whoever's deed it applies to
  return { termMonths: settings.membershipTermMonths, graceDays: settings.graceDays }
}
