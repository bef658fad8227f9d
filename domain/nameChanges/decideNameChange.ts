import type { PayloadRequest } from 'payload'
import { modelOf } from '../../platform/database'
import { recordChange } from '../audit/recordChange'
import type { NameChangeDecision } from './nameChange.schema'

/**
 * Decides an open request, once: one conditional update. What follows from it is settled apart.
 * @param actor id of who decides
 * @returns whether the request has that status now, decided here, by a double click or by a colleague of the same mind
 */
export const decideNameChange = async (
  req: PayloadRequest,
  id: string,
  actor: string,
  { status, note, feedback }: NameChangeDecision,
): Promise<boolean> => {
  const changes = modelOf(req.payload, 'name-changes')
  const decided = await changes
    .findOneAndUpdate(
      { _id: id, status: 'requested' },
      {
        $set: {
          status,
          decidedBy: actor,
          decidedAt: new Date(),
          needsSettling: true,
          ...(note && { note }),
          ...(feedback && { feedback }),
        },
      },
      { projection: { user: 1 } },
    )
    .lean<{ user: unknown } | null>()
  if (!decided) return Boolean(await changes.exists({ _id: id, status }))
  await recordChange(req, {
    action: `name-change.${status}`,
    subject: { collection: 'name-changes', id },
    account: String(decided.user),
    before: { status: 'requested' },
    after: { status },
    reason: note,
  })
  return true
}
