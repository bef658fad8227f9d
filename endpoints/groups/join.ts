import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { findGroup, joinGroup, leaveGroup, readGroupPage, type StoredGroup } from '../../domain/groups'
import { joinSchema } from '../../domain/groups/groups.schema'
import { isObjectId } from '../../platform/isObjectId'
import { problem } from '../answers'
import { declareEndpoint } from '../declareEndpoint'
import { signedIn } from '../guards'
import { GROUP_MISSING, groupProblem } from './groupAnswers'

const SIGN_IN = 'Please sign in to join a group'
const missing = (): Response => problem(404, 'not_found', GROUP_MISSING)

/** The group of a member's own request: one that they may see. */
const findOwn = async (req: PayloadRequest): Promise<StoredGroup | null> => {
  const id = req.routeParams?.id
  const group = isObjectId(id) ? await findGroup(req.payload, new ObjectId(id)) : null
  return group && (await readGroupPage(req, group.slug)) ? group : null
}

/**
 * `POST /api/groups/:id/join` `{ note? }`: asks to join a group; its lead decides. Sent again it is answered alike.
 * Answers 200 `{ state }`, 400, 401, 403 without a membership that counts, 404.
 */
export const join = declareEndpoint({
  method: 'post',
  path: '/:id/join',
  access: signedIn(SIGN_IN),
  body: joinSchema.prefault({}),
  handler: async (req, { body, user }) => {
    const group = await findOwn(req)
    if (!group) return missing()
    const result = await joinGroup(req, group, user.id, body.note)
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result)
  },
})

/**
 * `POST /api/groups/:id/leave`: leaves a group, or withdraws the request to join it. Repeated, it changes nothing.
 * Answers 200 `{ state: 'none' }`, 401, 404.
 */
export const leave = declareEndpoint({
  method: 'post',
  path: '/:id/leave',
  access: signedIn(SIGN_IN),
  handler: async (req, { user }) => {
    const group = await findOwn(req)
    if (!group) return missing()
    await leaveGroup(req, group, user.id)
    return Response.json({ state: 'none' })
  },
})
