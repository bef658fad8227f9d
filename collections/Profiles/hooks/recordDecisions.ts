import type { CollectionAfterChangeHook } from 'payload'
import type { Profile } from '../../../payload-types'
import { recordChange } from '../../../server/services/recordChange'

/** Records what decides who sees a person and as what they count: region and membership type. */
export const recordDecisions: CollectionAfterChangeHook<Profile> = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'create') return
  const account = typeof doc.user === 'object' ? doc.user.id : doc.user
  const factsOf = ({ region, membershipType }: Partial<Profile>): Record<string, unknown> => ({ region, membershipType })
  await recordChange(req, { action: 'profile.changed', subject: { collection: 'profiles', id: doc.id }, account, before: factsOf(previousDoc), after: factsOf(doc) })
}
