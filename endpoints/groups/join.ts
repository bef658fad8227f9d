import { ObjectId } from 'mongodb'
import type { Endpoint, PayloadRequest } from 'payload'
import { type StoredGroup, findGroup, joinGroup, leaveGroup, readGroupPage } from '../../domain/groups'
import { joinSchema } from '../../domain/groups/groups.schema'
import { isObjectId } from '../../platform/isObjectId'
import { invalid, problem, readJson } from '../answers'
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
export const join: Endpoint = {
  method: 'post',
  path: '/:id/join',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', SIGN_IN)
    const input = joinSchema.safeParse((await readJson(req)) ?? {})
    if (!input.success) return invalid(input.error)
    const group = await findOwn(req)
    if (!group) return missing()
    const result = await joinGroup(req, group, req.user.id, input.data.note)
    return 'problem' in result ? groupProblem(result.problem) : Response.json(result)
  },
}

/**
 * `POST /api/groups/:id/leave`: leaves a group, or withdraws the request to join it. Repeated, it changes nothing.
 * Answers 200 `{ state: 'none' }`, 401, 404.
 */
export const leave: Endpoint = {
  method: 'post',
  path: '/:id/leave',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', SIGN_IN)
    const group = await findOwn(req)
    if (!group) return missing()
    await leaveGroup(req, group, req.user.id)
    return Response.json({ state: 'none' })
  },
}
