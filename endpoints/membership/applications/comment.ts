import type { Endpoint } from 'payload'
import { isStaff } from '../../../collections/access/roles'
import { addComment, findCommentableApplication } from '../../../domain/membership/applications'
import { type CommentAdded, commentSchema } from '../../../domain/membership/applications/decision.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'

/**
 * `POST /api/applications/:id/comments` `{ text }`: a comment for colleagues, by an administrator or by the
 * chapter lead of the applicant's region. Answers 201, 400, 401, 403, 404 also for an application of another
 * region.
 * Source: decisions.md "Roles".
 */
export const comment: Endpoint = {
  method: 'post',
  path: '/:id/comments',
  handler: async (req) => {
    const { payload, user, routeParams } = req
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    if (!isStaff(user)) return problem(403, 'forbidden', 'Only staff can comment on applications')
    const asked = routeParams?.id
    const id = isObjectId(asked) ? await findCommentableApplication(req, asked) : undefined
    if (!id) return problem(404, 'not_found', 'This application could not be found')
    const input = commentSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    await addComment(payload, id, { text: input.data.text, by: user.id })
    return Response.json({ message: 'Comment added' } satisfies CommentAdded, { status: 201 })
  },
}
