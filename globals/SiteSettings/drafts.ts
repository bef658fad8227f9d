import { APIError, type Access, type GlobalBeforeOperationHook } from 'payload'
import { hasRight } from '../../collections/access/roles'
import { toFields } from '../../platform/toFields'

const IS_DRAFT_REQUESTED = 'site settings: draft'

/** Remembers whether the newest draft is requested, because the access rule is not told. */
export const rememberDraftRequested: GlobalBeforeOperationHook = ({ args, context, operation }) => {
  if (operation === 'read') context[IS_DRAFT_REQUESTED] = toFields(args).draft === true
}

/** Everyone reads what is published, editors drafts too. */
export const readSettings: Access = ({ req: { context, user } }) =>
  hasRight(user, 'content') || context[IS_DRAFT_REQUESTED] !== true || { _status: { equals: 'published' } }

/** Every page shows the settings: they can be changed, not withdrawn. */
export const refuseWithdrawal: GlobalBeforeOperationHook = ({ args, operation }) => {
  const { data, draft } = toFields(args)
  if (operation === 'update' && !draft && toFields(data)._status === 'draft')
    throw new APIError(
      'Every page shows the site settings, so they cannot be unpublished. Change them instead.',
      409,
      null,
      true,
    )
}
