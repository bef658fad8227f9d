import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { recordChange } from '../../audit/recordChange'
import { moveContentVersion } from '../contentVersions'
import type { openingChangeSchema } from './jobOpenings.schema'
import { type SeenOpening, changeAndSubmit, changeFacts, findOpening } from './jobOpeningsRepository'
import { toStored } from './submitOpening'

type Refusal = { problem: 'not_found' | 'changed_meanwhile' | 'too_many_waiting' }

/**
 * Changes an opening, based on its latest version. Changed by its submitter it waits for a decision, also after it was
 * published, declined or closed, or its last day was over: that is how another term is asked for. Changed by staff it
 * stays as it is.
 * @param by the account that changes it, and whether as staff
 */
export const changeOpening = async (
  req: PayloadRequest,
  by: { id: string; isStaff: boolean },
  id: string,
  { updatedAt, ...facts }: z.output<typeof openingChangeSchema>,
): Promise<{ id: string } | Refusal> => {
  const { payload } = req
  const owner = by.isStaff ? undefined : by.id
  const known = await findOpening(payload, id, owner)
  if (!known) return { problem: 'not_found' }
  const submitter = known.user.toHexString()
  const opening: SeenOpening = { id, owner, readAt: new Date(updatedAt) }
  // staff correct the words of others; who submits and under which name stays
  const stored = by.isStaff
    ? { ...facts, isMemberOrganisation: known.isMemberOrganisation === true }
    : await toStored(payload, submitter, facts)
  if (by.isStaff && stored.isMemberOrganisation) stored.organisation = known.organisation
  const before = by.isStaff
    ? await changeFacts(payload, opening, stored)
    : await changeAndSubmit(payload, opening, stored)
  if (before === undefined) return { problem: 'too_many_waiting' }
  if (!before) return { problem: 'changed_meanwhile' }
  if (before.status === 'published') await moveContentVersion(payload, 'content')
  if (by.isStaff)
    await recordChange(req, {
      action: 'job-opening.changed',
      subject: { collection: 'job-openings', id, title: stored.title },
      account: submitter,
      before: { title: before.title, lastDay: before.lastDay },
      after: { title: stored.title, lastDay: stored.lastDay },
    })
  return { id }
}
