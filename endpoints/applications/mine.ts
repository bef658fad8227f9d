import type { Endpoint } from 'payload'
import type { ApplicationStatus } from '../../domain/applications/applicationForm.schema'
import { readRegisteredName } from '../../domain/memberships/registeredName'
import { modelOf } from '../../platform/database'
import { problem } from '../answers'
import type { MyApplication } from '../../domain/applications/decision.schema'

interface Found {
  _id: unknown
  status: ApplicationStatus
  membershipType: string
  createdAt: Date
  reviewedAt?: Date | null
  feedback?: string | null
}

/**
 * `GET /api/applications/mine`: the signed-in person's latest application, with the membership number once it is
 * approved. Answers 200 `{ application: … | null }`, 401 for a visitor. Source: spec.md section 7, "Application status".
 */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async ({ payload, user }) => {
    if (!user) return problem(401, 'unauthenticated', 'Please sign in to submit a membership application')
    const found = await modelOf(payload, 'applications')
      .findOne({ user: user.id })
      .sort({ createdAt: -1, _id: -1 })
      .lean<Found | null>()
    const registeredName = await readRegisteredName(payload, user.id)
    if (!found) return Response.json({ application: null, registeredName } satisfies MyApplication)
    const membership =
      found.status === 'approved'
        ? await modelOf(payload, 'memberships')
            .findOne({ user: user.id, withdrawnAt: null }, { number: 1 })
            .lean<{ number: string } | null>()
        : null
    const application = {
      id: String(found._id),
      status: found.status,
      membershipType: found.membershipType,
      createdAt: found.createdAt.toISOString(),
      reviewedAt: found.reviewedAt?.toISOString() ?? null,
      feedback: found.feedback ?? null,
      membershipNumber: membership?.number ?? null,
    }
    return Response.json({ application, registeredName } satisfies MyApplication)
  },
}
