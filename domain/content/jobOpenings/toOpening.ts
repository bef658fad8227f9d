import type { OpeningRow, OwnOpening, PublicOpening } from './jobOpenings.schema'
import type { StoredOpening } from './jobOpeningsRepository'
import { today } from './lastDay.schema'

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
  isOver: opening.lastDay < today(now),
  feedback: opening.feedback || null,
  submittedAt: opening.submittedAt.toISOString(),
})
