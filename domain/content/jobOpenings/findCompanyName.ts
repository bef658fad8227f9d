import type { Payload } from 'payload'
import { isCurrentMember, readCompany, readCompanyName } from '../../membership/memberships'

/**
 * The registered name under which an account submits openings: that of a company whose Corporate or Institutional
 * membership it holds and counts now.
 * @returns null for everybody else, people who hold a seat of a company included
 */
export const findCompanyName = async (payload: Payload, user: string): Promise<string | null> => {
  const company = await readCompany(payload, user)
  return company && isCurrentMember(company.membership) ? readCompanyName(payload, user) : null
}
