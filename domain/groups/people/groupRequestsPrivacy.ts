import { ObjectId } from 'mongodb'
import type { PersonalData } from '../../../platform/personalData'
import { findGroupsById } from '../groupsRepository'
import { deleteRequestsOf, findRequestsOf } from './groupRequestsRepository'

export const groupRequestsPersonalData: PersonalData = {
  exports: [
    {
      file: 'groups.json',
      key: 'requests',
      read: async ({ payload }, { id }) => {
        const requests = await findRequestsOf(payload, new ObjectId(id))
        const groups = await findGroupsById(
          payload,
          requests.map(({ group }) => group),
        )
        return requests.map(({ group, status, note, feedback, createdAt, decidedAt }) => ({
          group: groups.get(group.toHexString())?.name ?? null,
          status,
          note: note ?? null,
          feedback: feedback ?? null,
          askedAt: createdAt,
          decidedAt: decidedAt ?? null,
        }))
      },
    },
  ],
  erasures: { requests: (payload, { user }) => deleteRequestsOf(payload, user) },
}
