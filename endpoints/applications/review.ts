import type { Endpoint, PayloadRequest, Where } from 'payload'
import type { Application } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { problem } from '../answers'
import { idOf } from '../../platform/idOf'
import { isObjectId } from '../../platform/isObjectId'
import { visibleApplications } from './askedApplications'
import type { ApplicationForm, ApplicationReview } from '../../domain/applications/review.schema'

type Relation = string | { id: string } | null | undefined

/** The names of those who had a hand in it. */
const namesOf = async (
  { payload }: PayloadRequest,
  { history, comments }: Application,
): Promise<(by: Relation) => string> => {
  const ids = [...(history ?? []), ...(comments ?? [])]
    .map(({ by }) => idOf(by))
    .filter((id) => id !== undefined)
  const profiles = await modelOf(payload, 'profiles')
    .find({ user: { $in: [...new Set(ids)] } }, { user: 1, fullName: 1 })
    .lean<{ user: unknown; fullName: string }[]>()
  const names = new Map(profiles.map(({ user, fullName }) => [String(user), fullName]))
  return (by) => names.get(idOf(by) ?? '') ?? 'A former colleague'
}

const formOf = (application: Application): ApplicationForm => {
  const {
    fullName,
    dateOfBirth,
    nationality,
    gender,
    idPassport,
    street,
    city,
    state,
    country,
    phoneNumber,
    email,
    membershipType,
  } = application
  const {
    institutionName,
    degree,
    fieldOfStudy,
    yearOfCompletion,
    currentEmployer,
    position,
    workAddress,
    yearsOfExperience,
  } = application
  const { sectors, otherMemberships, otherMembershipsDetails, signature, declarationDate } = application
  const personal = {
    fullName,
    dateOfBirth,
    nationality,
    gender,
    idPassport,
    street,
    city,
    state,
    country,
    phoneNumber,
    email,
    membershipType,
  }
  const work = {
    institutionName,
    degree,
    fieldOfStudy,
    yearOfCompletion,
    currentEmployer,
    position,
    workAddress,
    yearsOfExperience,
  }
  return {
    ...personal,
    ...work,
    sectors,
    otherMemberships,
    otherMembershipsDetails,
    signature,
    declarationDate,
  }
}

/**
 * `GET /api/applications/:id/review`: an application with its history, the comments of colleagues, and the person's
 * other ones. Answers 200 `ApplicationReview`, 401, 403, 404 also for an application of another region.
 * Source: spec.md section 2, "application detail view".
 */
export const review: Endpoint = {
  method: 'get',
  path: '/:id/review',
  handler: async (req) => {
    const seen = visibleApplications(req)
    if ('refusal' in seen) return seen.refusal
    const id = req.routeParams?.id
    const find = async (where: Where, limit: number) =>
      (
        await req.payload.find({
          collection: 'applications',
          where: { and: [seen.visible, where] },
          sort: '-createdAt',
          limit,
          depth: 0,
          overrideAccess: false,
          req,
        })
      ).docs
    const [application] = isObjectId(id) ? await find({ id: { equals: id } }, 1) : []
    if (!application) return problem(404, 'not_found', 'This application could not be found')
    const user = idOf(application.user)
    const [nameOf, others, membership] = await Promise.all([
      namesOf(req, application),
      user ? find({ user: { equals: user }, id: { not_equals: application.id } }, 20) : [],
      user
        ? modelOf(req.payload, 'memberships')
            .findOne({ user, withdrawnAt: null }, { number: 1 })
            .lean<{ number: string } | null>()
        : null,
    ])
    const { status, region, createdAt, feedback, history, comments } = application
    const answer: ApplicationReview = {
      id: application.id,
      form: formOf(application),
      status,
      region: region ?? null,
      createdAt,
      feedback: feedback ?? null,
      account: user ? { id: user, membershipNumber: membership?.number ?? null } : null,
      history: (history ?? []).map(({ from, to, by, at, reason }) => ({
        from,
        to,
        by: nameOf(by),
        at,
        reason: reason ?? null,
      })),
      comments: (comments ?? []).map(({ text, by, at }) => ({ text, by: nameOf(by), at })),
      others: others.map(({ id: other, membershipType, status: itsStatus, createdAt: sentAt }) => ({
        id: other,
        membershipType,
        status: itsStatus,
        createdAt: sentAt,
      })),
    }
    return Response.json(answer)
  },
}
