import { APIError, type CollectionAfterChangeHook, type CollectionBeforeValidateHook } from 'payload'
import { readGrantGroup, refuseOtherBranch, settleBranch, whyNotForBranch } from '../../../domain/accounts'
import type { Role } from '../../../payload-types'
import { idOf } from '../../../platform/idOf'

/**
 * Takes the group of a grant from the request that gives it, so that the grant is never stored without it. Refuses a
 * branch for a role that has none, and a second branch for an account.
 */
export const checkPart: CollectionBeforeValidateHook<Role> = async ({ data, operation, req }) => {
  const user = idOf(data?.user)
  if (operation !== 'create' || !data?.role || !user) return data
  const grant = { role: data.role, region: data.region, group: readGrantGroup(req) }
  const refusal = whyNotForBranch(grant)
  if (refusal) throw new APIError(refusal, 400, { code: 'no_branch' }, true)
  await refuseOtherBranch(req.payload, { ...grant, user })
  return { ...data, group: grant.group }
}

/** Takes a grant back if another one, for another branch, was given at the same moment. */
export const settlePart: CollectionAfterChangeHook<Role> = async ({ doc, operation, req }) => {
  const user = idOf(doc.user)
  if (operation !== 'create' || !user) return
  const { id, role, region } = doc
  await settleBranch(req.payload, { id, user, role, region, group: readGrantGroup(req) })
}
