import type { PayloadRequest, Where } from 'payload'
import type { Application } from '../../../payload-types'
import { idOf } from '../../../platform/idOf'
import { findMembership } from '../memberships'
import { findNames } from '../../people/profiles'
import { readReviewEvidence } from './evidence/readEvidence'
import type { ApplicationForm, ApplicationReview } from './review.schema'
import { FORMER_COLLEAGUE } from '../../people/profiles/formerPeople.schema'

const MAX_OTHERS = 20

/** What the applicant filled in. `idPassport` is missing where the reader may not see it. */
const formOf = (application: Application): ApplicationForm => ({
  fullName: application.fullName,
  dateOfBirth: application.dateOfBirth,
  nationality: application.nationality,
  gender: application.gender,
  idPassport: application.idPassport,
  street: application.street,
  city: application.city,
  state: application.state,
  country: application.country,
  phoneNumber: application.phoneNumber,
  email: application.email,
  membershipType: application.membershipType,
  institutionName: application.institutionName,
  degree: application.degree,
  fieldOfStudy: application.fieldOfStudy,
  yearOfCompletion: application.yearOfCompletion,
  currentEmployer: application.currentEmployer,
  position: application.position,
  workAddress: application.workAddress,
  yearsOfExperience: application.yearsOfExperience,
  sectors: application.sectors,
  otherMemberships: application.otherMemberships,
  otherMembershipsDetails: application.otherMembershipsDetails,
  signature: application.signature,
  declarationDate: application.declarationDate,
})

const othersOf = (others: readonly Application[]): ApplicationReview['others'] =>
  others.map(({ id, membershipType, status, createdAt }) => ({ id, membershipType, status, createdAt }))

/**
 * An application with its history, the comments of colleagues and the person's other applications.
 * @param visible which applications the reader may see
 * @returns undefined when there is no such application among them
 */
export const readApplicationReview = async (
  req: PayloadRequest,
  visible: Where,
  id: string,
): Promise<ApplicationReview | undefined> => {
  const find = async (where: Where, limit: number): Promise<Application[]> => {
    const { docs } = await req.payload.find({
      collection: 'applications',
      where: { and: [visible, where] },
      sort: '-createdAt',
      limit,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return docs
  }
  const [application] = await find({ id: { equals: id } }, 1)
  if (!application) return undefined
  const { status, region, createdAt, feedback } = application
  const user = idOf(application.user)
  const history = application.history ?? []
  const comments = application.comments ?? []
  const [names, others, membership, evidence] = await Promise.all([
    findNames(
      req.payload,
      [...history, ...comments].map(({ by }) => idOf(by)),
    ),
    user ? find({ user: { equals: user }, id: { not_equals: application.id } }, MAX_OTHERS) : [],
    user ? findMembership(req.payload, user) : null,
    readReviewEvidence(req, application),
  ])
  const nameOf = (by: Parameters<typeof idOf>[0]): string => names.get(idOf(by) ?? '') ?? FORMER_COLLEAGUE
  return {
    id: application.id,
    form: formOf(application),
    status,
    region: region ?? null,
    createdAt,
    feedback: feedback ?? null,
    previousGrade: application.previousGrade ?? null,
    account: user
      ? { id: user, membershipNumber: (membership?.withdrawnAt ? null : membership?.number) ?? null }
      : null,
    ...evidence,
    history: history.map(({ from, to, by, at, reason }) => ({
      from,
      to,
      by: nameOf(by),
      at,
      reason: reason ?? null,
    })),
    comments: comments.map(({ text, by, at }) => ({ text, by: nameOf(by), at })),
    others: othersOf(others),
  }
}
