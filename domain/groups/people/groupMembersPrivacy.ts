import { ObjectId } from 'mongodb'
import type { PersonalData } from '../../../platform/personalData'
import { findGroupsById } from '../groupsRepository'
import { NO_END } from '../groupTexts.schema'
import { deleteTermsOf, findTermsOf } from './groupMembersRepository'

export const groupMembersPersonalData: PersonalData = {
  exports: [
    {
      file: 'groups.json',
      key: 'memberships',
      read: async ({ payload }, { id }) => {
        const terms = await findTermsOf(payload, new ObjectId(id))
        const groups = await findGroupsById(
          payload,
          terms.map(({ group }) => group),
        )
        return terms.map(({ group, startsOn, endsOn }) => ({
          group: groups.get(group.toHexString())?.name ?? null,
          startsOn,
          endsOn: endsOn === NO_END ? null : endsOn,
        }))
      },
    },
  ],
  erasures: { requests: (payload, { user }) => deleteTermsOf(payload, user) },
}
