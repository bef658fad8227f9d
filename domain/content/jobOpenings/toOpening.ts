import { jubaDay } from '../../../platform/jubaDay.schema'
import type { Payload } from 'payload'
import { isCurrentMember, readCompany, readCompanyName } from '../../membership/memberships'
import type { OpeningRow, OwnOpening, PublicOpening } from './jobOpenings.schema'
import type { StoredOpening } from './jobOpeningsRepository'

/**
 * The registered name under which an account submits openings: that of a company whose Corporate or Institutional
 * membership it holds and counts now.
 * @returns null for everybody else, people who hold a seat of a company included
 */
export const findCompanyName = async (payload: Payload, user: string): Promise<string | null> => {
  const company = await readCompany(payload, user)
  return company && isCurrentMember(company.membership) ? readCompanyName(payload, user) : null
}

/** What a list shows of an opening. */
export const toOpeningRow = ({
  slug,
  title,
  organisation,
  isMemberOrganisation,
  place,
  region,
  kind,
  lastDay,
}: StoredOpening): OpeningRow => ({
  slug,
  title,
  organisation,
  isMemberOrganisation: isMemberOrganisation === true,
  place,
  region,
  kind,
  lastDay,
})

const toFull = (opening: StoredOpening) => ({
  ...toOpeningRow(opening),
  description: opening.description,
  applyTo: opening.applyTo,
  salary: opening.salary || null,
  updatedAt: opening.updatedAt.toISOString(),
})

/** What a visitor sees of a published opening. */
export const toPublicOpening = (opening: StoredOpening): PublicOpening => ({
  ...toFull(opening),
  publishedAt: (opening.publishedAt ?? opening.submittedAt).toISOString(),
})

/** What the submitter sees of an opening. */
export const toOwnOpening = (opening: StoredOpening, now = new Date()): OwnOpening => ({
  ...toFull(opening),
  id: opening._id.toHexString(),
  status: opening.status,
  isOver: opening.lastDay < jubaDay(now),
  feedback: opening.feedback || null,
  submittedAt: opening.submittedAt.toISOString(),
})
