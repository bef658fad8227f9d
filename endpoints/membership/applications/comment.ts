import { isStaff } from '../../../collections/access/roles'
import { addComment, findCommentableApplication } from '../../../domain/membership/applications'
import { type CommentAdded, commentSchema } from '../../../domain/membership/applications/decision.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { adds } from '../../describedAnswers'
import { allowedBy } from '../../guards'
import { APPLICATION_ID, commentAnswer, NO_APPLICATION } from './applicationSchemas'

/**
 * `POST /api/applications/:id/comments` `{ text }`: a comment for colleagues, by an administrator or by the
 * chapter lead of the applicant's region. Answers 201, 400, 401, 403, 404 also for an application of another
 * region.
 * Source: decisions.md "Roles".
 */
export const comment = declareEndpoint({
  method: 'post',
  path: '/:id/comments',
  operation: {
    tag: 'Staff: applications',
    summary: 'Comment on an application, for colleagues',
    parameters: APPLICATION_ID,
    answers: { ...adds(commentAnswer, 'Added'), ...NO_APPLICATION },
  },
  access: allowedBy(isStaff, 'Only staff can comment on applications'),
  body: commentSchema,
  handler: async (req, { user, body }) => {
    const { payload, routeParams } = req
    const asked = routeParams?.id
    const id = isObjectId(asked) ? await findCommentableApplication(req, asked) : undefined
    if (!id) return problem(404, 'not_found', 'This application could not be found')
    await addComment(payload, id, { text: body.text, by: user.id })
    return Response.json({ message: 'Comment added' } satisfies CommentAdded, { status: 201 })
  },
})
