import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { recordSecurityEvent } from '../../../domain/audit'
import type { Role } from '../../../payload-types'
import { recordChange } from '../../../domain/audit/recordChange'

const ownerOf = ({ user }: Role): string => (typeof user === 'object' ? user.id : user)

const factsOf = ({ role, region, endsOn }: Role): Record<string, unknown> => ({ role, region, endsOn })

/** Records that a role was given. */
export const recordGiving: CollectionAfterChangeHook<Role> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return
  await recordChange(req, {
    action: 'role.given',
    subject: { collection: 'roles', id: doc.id },
    account: ownerOf(doc),
    before: null,
    after: factsOf(doc),
  })
  await recordSecurityEvent(req, { event: 'role.given', account: ownerOf(doc), detail: doc.role })
}

/** Records that a role was taken away. */
export const recordTaking: CollectionAfterDeleteHook<Role> = async ({ doc, req }) => {
  await recordChange(req, {
    action: 'role.taken',
    subject: { collection: 'roles', id: doc.id },
    account: ownerOf(doc),
    before: factsOf(doc),
    after: null,
  })
  await recordSecurityEvent(req, { event: 'role.taken', account: ownerOf(doc), detail: doc.role })
}
