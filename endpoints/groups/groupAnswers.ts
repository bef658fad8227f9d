import type { PayloadRequest } from 'payload'
import { type Actor, seesGroups } from '../../collections/access/policies.schema'
import { type GroupScope, type StoredGroup, findGroupFor, groupScope } from '../../domain/groups'
import { CHANGED_MEANWHILE, forbidden, problem } from '../answers'

const signIn = (): Response => problem(401, 'unauthenticated', 'Please sign in')
export const GROUP_MISSING = 'This group could not be found'

/** The person who asks and the groups they may act on, or the refusal: 401 for a visitor, 403 for anyone else. */
export const scopeOf = async ({
  payload,
  user,
}: PayloadRequest): Promise<{ user: Actor; scope: GroupScope } | { refusal: Response }> => {
  if (!user) return { refusal: signIn() }
  const scope = seesGroups(user) ? await groupScope(payload, user) : undefined
  return scope ? { user, scope } : { refusal: forbidden() }
}

/** The group that a request of staff or of a lead is about, or the refusal: 401, 403, 404 outside the branch. */
export const groupOf = async (
  req: PayloadRequest,
): Promise<{ user: Actor; group: StoredGroup } | { refusal: Response }> => {
  if (!req.user) return { refusal: signIn() }
  if (!seesGroups(req.user)) return { refusal: forbidden() }
  const group = await findGroupFor(req.payload, req.user, req.routeParams?.id)
  return group ? { user: req.user, group } : { refusal: problem(404, 'not_found', GROUP_MISSING) }
}

const PROBLEMS = {
  not_found: { status: 404, text: 'This could not be found' },
  no_parent: { status: 400, text: 'The group above could not be found. Please choose another one.' },
  own_branch: { status: 400, text: 'A group cannot stand under itself. Please choose another one above it.' },
  taken: { status: 409, text: 'There is a group of this name already. Please choose another name.' },
  no_person: { status: 400, text: 'This person could not be found among those whom you may add.' },
  in_already: {
    status: 409,
    text: 'This person is in the group at that time already. Change those dates instead.',
  },
  changed_meanwhile: { status: 409, text: CHANGED_MEANWHILE },
  decided: {
    status: 409,
    text: 'This request has been decided or withdrawn in the meantime. Please check it again.',
  },
  own: { status: 403, text: 'You cannot decide your own request. Please ask a colleague.' },
  no_membership: {
    status: 403,
    text: 'Only members of the association can join. Apply for membership, or renew yours, first.',
  },
} as const

/** The answer to a request about groups that was refused. */
export const groupProblem = (code: keyof typeof PROBLEMS): Response =>
  problem(PROBLEMS[code].status, code, PROBLEMS[code].text)

/** What is personal is kept nowhere. */
export const privately = (body: unknown): Response =>
  Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
