import type { Endpoint, PayloadRequest } from 'payload'
import { isAdmin } from '../../collections/access/roles'
import type { ApplicationStatus } from '../../domain/applications/applicationForm.schema'
import { settleApplication, termRules } from '../../domain/memberships'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { recordChange } from '../../domain/audit/recordChange'
import { invalid, problem, readJson } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import {
  APPROVED_WITHOUT_PROFILE,
  type Decision,
  NOT_LINKED,
  REASON_REQUIRED,
  decisionSchema,
  needsReason,
} from '../../domain/applications/decision.schema'

interface Found {
  user?: { toString: () => string } | null
  status: ApplicationStatus
}

const CHANGED_MEANWHILE = 'A colleague has changed this application in the meantime. Please check it again.'
const OPEN_ALREADY = 'This person has another open application. Please decide that one first.'

const settle = async (
  { payload }: PayloadRequest,
  id: string,
  status: ApplicationStatus,
): Promise<string | undefined> => {
  try {
    await settleApplication(payload, id)
    return undefined
  } catch (error) {
    payload.logger.error(
      { err: error, application: id },
      'a decision stands, but what follows from it failed; it is tried again',
    )
    return status === 'approved' ? APPROVED_WITHOUT_PROFILE : undefined
  }
}

/**
 * `POST /api/applications/:id/status` `{ status, from?, reason?, feedback? }`: an administrator's decision. One
 * conditional update decides; number, membership and mail follow from it and are completed after a crash.
 * Answers 200 `{ status, warning? }`, also when it has that status already, 400 without the reason that an unusual
 * change needs, 401, 403, 404, 409 when a colleague was faster or another application is open, 422 for an application
 * without an account. Source: spec.md sections 4, 5 and 8; decisions.md "Application status".
 */
export const decide: Endpoint = {
  method: 'post',
  path: '/:id/status',
  handler: async (req) => {
    const { payload, user } = req
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!isAdmin(user)) return problem(403, 'forbidden', 'Only administrators can decide applications')
    const id = req.routeParams?.id
    const applications = modelOf(payload, 'applications')
    const found = isObjectId(id)
      ? await applications.findOne({ _id: id }, { user: 1, status: 1 }).lean<Found | null>()
      : null
    if (!isObjectId(id) || !found) return problem(404, 'not_found', 'This application could not be found')
    const input = decisionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { status, from = found.status, reason, feedback } = input.data
    if (!found.user) return problem(422, 'not_linked', NOT_LINKED)
    if (status === found.status)
      return Response.json({ status, warning: await settle(req, id, status) } satisfies Decision)
    if (from !== found.status) return problem(409, 'changed_meanwhile', CHANGED_MEANWHILE)
    if (needsReason(from, status) && !reason) return problem(400, 'reason_required', REASON_REQUIRED)

    const now = new Date()
    const rules = status === 'approved' ? await termRules(payload) : {} // of the term that it gives
    try {
      const { matchedCount } = await applications.updateOne(
        { _id: id, status: from },
        {
          $set: {
            status,
            reviewedBy: user.id,
            reviewedAt: now,
            needsSettling: true,
            feedback: feedback || null,
          },
          $push: {
            history: { from, to: status, by: user.id, at: now, reason, feedback: feedback || null, ...rules },
          },
          $inc: { revision: 1 },
        },
      )
      if (matchedCount === 0) {
        const isTheSame = await applications.exists({ _id: id, status }) // a double click, or a colleague of the same mind
        return isTheSame
          ? Response.json({ status } satisfies Decision)
          : problem(409, 'changed_meanwhile', CHANGED_MEANWHILE)
      }
    } catch (error) {
      if (isDuplicateKey(error)) return problem(409, 'open_already', OPEN_ALREADY)
      throw error
    }
    await recordChange(req, {
      action: `application.${status}`,
      subject: { collection: 'applications', id },
      account: String(found.user),
      before: { status: from },
      after: { status },
      reason,
    })
    return Response.json({ status, warning: await settle(req, id, status) } satisfies Decision)
  },
}
