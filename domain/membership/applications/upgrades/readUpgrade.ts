import type { Payload } from 'payload'
import { listGradeOffers, quoteUpgradeFees } from '../../grades'
import type { StoredMembership } from '../../memberships'
import type { AppliedGrade } from './ladder.schema'
import { findOpenGrades, readStanding } from './openGrades'
import type { UpgradeOffer, UpgradeState } from './upgrade.schema'

/** What the grades above a member's need, and cost for the rest of the term. */
const listUpgrades = async (
  payload: Payload,
  { grade: from, expiresAt: paidUntil, termEndsAt, user }: StoredMembership,
  open: readonly AppliedGrade[],
): Promise<UpgradeOffer[]> => {
  const at = new Date()
  const expiresAt = termEndsAt ?? paidUntil
  const { grades } = await listGradeOffers(payload, at)
  const offers = open.map(async (grade): Promise<UpgradeOffer[]> => {
    const offer = grades.find((published) => published.grade === grade)
    if (!offer) return []
    const { name, description, requirements, documents, sponsors } = offer
    const quote = expiresAt
      ? await quoteUpgradeFees(payload, { from, to: grade, at, expiresAt, user: user.toHexString() })
      : null
    const price = quote && { currency: quote.currency, totalMinor: quote.totalMinor }
    return [{ grade, name, description, requirements, documents, sponsors, price }]
  })
  return (await Promise.all(offers)).flat()
}

/** What a person may apply for as the membership stands, with what it needs and costs. */
export const readUpgrade = async (payload: Payload, user: string): Promise<UpgradeState> => {
  const standing = await readStanding(payload, user)
  const open = await findOpenGrades(payload, standing)
  const membership = standing.kind === 'member' ? standing.membership : null
  return {
    grade: membership?.grade ?? null,
    expiresAt: (membership?.termEndsAt ?? membership?.expiresAt)?.toISOString() ?? null,
    isSuspended: standing.kind === 'suspended',
    open,
    offers: membership ? await listUpgrades(payload, membership, open) : [],
  }
}
