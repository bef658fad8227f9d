import { ObjectId } from 'mongodb'
import { APIError, type Payload, type PayloadRequest } from 'payload'
import { ROLE_LABELS } from '../../collections/access/roles'
import type { Role } from '../../payload-types'
import { deleteRole, findGrant, findRunningGrants } from './rolesRepository'
import { type GrantPart, isBranchRole, isForBranch, isSameBranch } from './toGrantFacts'

const GROUP = 'group of the grant'

/** Says for which group a grant is that a request is about to store: over HTTP nobody sets the field. */
export const setGrantGroup = (
  { context }: Pick<PayloadRequest, 'context'>,
  group: string | undefined,
): void => {
  context[GROUP] = group
}

export const readGrantGroup = ({ context }: Pick<PayloadRequest, 'context'>): string | undefined => {
  const group = context[GROUP]
  return typeof group === 'string' ? group : undefined
}

type Asked = { role: Role['role']; region?: Role['region']; group?: string | undefined }

/** Why a role cannot be given for a part of the association, in a sentence; undefined when it can. */
export const whyNotForBranch = ({ role, region, group }: Asked): string | undefined => {
  if (!region && !group) return undefined
  if (!isBranchRole(role))
    return `The role “${ROLE_LABELS[role]}” is for the whole association: it cannot be given for a region or a group.`
  if (role === 'event_manager' && !region)
    return 'Events belong to regions. Please choose a region, or a group that has one.'
  return undefined
}

const OTHER_BRANCH =
  'This person has a role for another region or group. An account has one: take that role away first.'

const toPart = ({ region, group }: Omit<Asked, 'role'>): GrantPart => ({
  region,
  group: group ? new ObjectId(group) : null,
})

/** Whether the grant of a role that an account has, if any, is for the same part of the association. */
export const isHeldFor = async (
  payload: Payload,
  user: string,
  { role, ...asked }: Asked,
): Promise<boolean> => {
  const held = await findGrant(payload, user, role)
  const part = toPart(asked)
  if (!held || isForBranch(held) !== isForBranch({ ...part, role })) return !held
  return !isForBranch(held) || isSameBranch(held, part)
}

/** Whether an account has another grant that counts today, for another branch. */
const hasOtherBranch = async (
  payload: Payload,
  { id, user, ...asked }: Asked & { id?: string; user: string },
): Promise<boolean> => {
  const part = toPart(asked)
  if (!isForBranch({ ...part, role: asked.role })) return false
  const grants = await findRunningGrants(payload, user)
  return grants.some(
    (grant) =>
      grant._id.toHexString() !== id &&
      isBranchRole(grant.role) &&
      isForBranch(grant) &&
      !isSameBranch(grant, part),
  )
}

/** @throws APIError 409 when an account has a role for another branch than one that it is to get */
export const refuseOtherBranch = async (
  payload: Payload,
  asked: Asked & { id?: string; user: string },
): Promise<void> => {
  if (await hasOtherBranch(payload, asked))
    throw new APIError(OTHER_BRANCH, 409, { code: 'other_branch' }, true)
}

/**
 * The same for a grant that is stored by now, which is taken back. Of two at the same moment at least one is stored
 * before the other looks, and that one is found: two never remain. Both can be taken back. Until then the one given
 * first counts: see `toGrantFacts`.
 */
export const settleBranch = async (
  payload: Payload,
  grant: Asked & { id: string; user: string },
): Promise<void> => {
  try {
    await refuseOtherBranch(payload, grant)
  } catch (error) {
    await deleteRole(payload, grant.id)
    throw error
  }
}
