import type { Endpoint } from 'payload'
import { isStaff } from '../../collections/access/roles'
import { modelOf } from '../../platform/database'
import { invalid, problem, readJson } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { commentSchema } from '../../domain/applications/decision.schema'

/**
 * `POST /api/applications/:id/comments` `{ text }`: a remark for colleagues, by an administrator or by the chapter lead
 * of the applicant's region. Answers 201, 400, 401, 403, 404 also for an application of another region.
 * Source: decisions.md "Roles".
 */
export const comment: Endpoint = {
  method: 'post',
  path: '/:id/comments',
  handler: async (req) => {
    const { payload, user } = req
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!isStaff(user)) return problem(403, 'forbidden', 'Only staff can comment on applications')
    const id = req.routeParams?.id
    const application = isObjectId(id)
      ? await payload.findByID({
          collection: 'applications',
          id,
          depth: 0,
          overrideAccess: false,
          disableErrors: true,
          select: { region: true },
          req,
        })
      : null
    const isTheirs =
      user.roles?.includes('admin') || (application?.region && application.region === user.chapterRegion)
    if (!application || !isTheirs) return problem(404, 'not_found', 'This application could not be found')
    const input = commentSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    await modelOf(payload, 'applications').updateOne(
      { _id: application.id },
      { $push: { comments: { text: input.data.text, by: user.id, at: new Date() } } },
    )
    return Response.json({ message: 'Comment added' }, { status: 201 })
  },
}
