import type { Payload } from 'payload'
import { listEndorsements, listOwnEndorsements } from '../endorsements'
import type { EndorsementView } from '../endorsements/kinds.schema'
import { findFullNames } from '../../people/profiles'
import { areNominationsOpen, readNominatedGrades } from './nominate'
import { isOnCommittee, readCommittee } from './committee'
import {
  FELLOWS_NEEDED,
  NOMINATIONS_PER_PAGE,
  type NominatedGrade,
  type NominationList,
  type NominationStatus,
  type OwnNomination,
  type OwnNominations,
} from './nominations.schema'
import {
  type StoredNomination,
  countVotes,
  findNominationPage,
  findNominationsBy,
  findOpenNominations,
  findVotesOf,
} from './nominationsRepository'
import { FORMER_MEMBER } from '../../people/profiles/formerPeople.schema'

/** Whether the nominee and enough nominators have confirmed; who makes the nomination counts as one. */
export const isConfirmed = (
  grade: NominatedGrade,
  endorsements: readonly Pick<EndorsementView, 'kind' | 'status'>[],
): boolean => {
  const confirmed = endorsements.filter(({ status }) => status === 'confirmed')
  const nominators = 1 + confirmed.filter(({ kind }) => kind === 'nominator').length
  return (
    confirmed.some(({ kind }) => kind === 'nominee') &&
    nominators >= (grade === 'fellow' ? FELLOWS_NEEDED : 1)
  )
}

const toOwn = ({
  _id,
  grade,
  nomineeName,
  year,
  status,
  createdAt,
}: StoredNomination): Omit<OwnNomination, 'endorsements'> => ({
  id: _id.toHexString(),
  grade,
  nomineeName,
  year,
  status,
  createdAt: createdAt.toISOString(),
})

/** What a person has nominated, may nominate for, and as a member of the committee may vote on. */
export const readOwnNominations = async (
  payload: Payload,
  user: string,
  at = new Date(),
): Promise<OwnNominations> => {
  const [grades, mine, isMember] = await Promise.all([
    readNominatedGrades(payload, user),
    findNominationsBy(payload, user),
    isOnCommittee(payload, user),
  ])
  const [open, votes] = isMember
    ? await Promise.all([findOpenNominations(payload), findVotesOf(payload, user)])
    : [[], new Map<string, 'for' | 'against'>()]
  const isPartial = (nomination: StoredNomination): boolean =>
    [nomination.user, nomination.nominee].some((id) => id?.toHexString() === user)
  return {
    isOpen: areNominationsOpen(at),
    grades,
    nominations: await Promise.all(
      mine.map(async (nomination) => ({
        ...toOwn(nomination),
        endorsements: await listOwnEndorsements(payload, nomination._id.toHexString()),
      })),
    ),
    toVote: open
      .filter((nomination) => !isPartial(nomination))
      .map(({ _id, grade, nomineeName, reason, createdAt }) => ({
        id: _id.toHexString(),
        grade,
        nomineeName,
        reason,
        createdAt: createdAt.toISOString(),
        vote: votes.get(_id.toHexString()) ?? null,
      })),
  }
}

/** A page of nominations as staff read them, with who confirmed and the votes. The caller checks the permission. */
export const listNominations = async (
  payload: Payload,
  { status, page }: { status?: NominationStatus; page: number },
): Promise<NominationList> => {
  const { rows, totalDocs } = await findNominationPage(payload, { status, page, limit: NOMINATIONS_PER_PAGE })
  const [votes, names, committee] = await Promise.all([
    countVotes(
      payload,
      rows.map(({ _id }) => _id),
    ),
    findFullNames(
      payload,
      rows.flatMap(({ user }) => user ?? []),
    ),
    readCommittee(payload),
  ])
  const docs = rows.map(async (row) => {
    const own = toOwn(row)
    const endorsements = await listEndorsements(payload, own.id)
    const count = votes.get(own.id)
    return {
      ...own,
      reason: row.reason,
      nominator: names.get(row.user?.toHexString() ?? '') ?? FORMER_MEMBER,
      endorsements,
      isConfirmed: isConfirmed(row.grade, endorsements),
      votesFor: count?.for ?? 0,
      votesAgainst: count?.against ?? 0,
      invited: row.awaitsAccount ? row.nomineeEmail : null,
      note: row.note ?? null,
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }
  })
  const totalPages = Math.max(1, Math.ceil(totalDocs / NOMINATIONS_PER_PAGE))
  return { committeeSize: committee.length, docs: await Promise.all(docs), totalDocs, page, totalPages }
}
