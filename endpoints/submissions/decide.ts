import type { Endpoint } from 'payload'
import { type SubmissionStatus, isDecided } from '../../domain/submissions/statuses.schema'
import { modelOf } from '../../platform/database'
import { recordChange } from '../../domain/audit/recordChange'
import { invalid, problem, readJson } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { sendPaperMails } from '../../domain/submissions/paperMails'
import { decisionSchema } from '../../domain/submissions/submissions.schema'

interface Stored {
  user: unknown
  title: string
  status: SubmissionStatus
  decidedAt?: Date | null
}

/**
 * `POST /api/submissions/:id/decision` `Decision`: says how far a paper has come, with words for its author, who gets a mail once
 * it is accepted or declined. Answers 200 `{ updatedAt }`, 400, 401, 403, 404, 409 when a colleague changed it meanwhile.
 */
export const decide: Endpoint = {
  method: 'post',
  path: '/:id/decision',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = decisionSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', 'This paper could not be found')
    const { status, updatedAt: seenAt } = input.data
    const feedback = input.data.feedback || null // an empty text is none
    const papers = modelOf(req.payload, 'submissions')
    const now = new Date()
    const decidedAt = isDecided(status) ? now : null
    const before = await papers
      .findOneAndUpdate(
        { _id: id, updatedAt: new Date(seenAt) },
        { $set: { status, feedback, decidedAt, updatedAt: now } },
        { timestamps: false },
      )
      .lean<Stored>()
    if (!before) {
      return (await papers.exists({ _id: id }))
        ? problem(
            409,
            'changed_meanwhile',
            'Someone has changed this in the meantime. Please check it again.',
          )
        : problem(404, 'not_found', 'This paper could not be found')
    }
    const user = String(before.user)
    await sendPaperMails(req.payload, { id, user, title: before.title, status, feedback, decidedAt })
    await recordChange(req, {
      action: 'paper.decided',
      subject: { collection: 'submissions', id },
      account: user,
      before: { status: before.status },
      after: { status },
    })
    return Response.json({ updatedAt: now.toISOString() })
  },
}
