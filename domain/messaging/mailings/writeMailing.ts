import type { PayloadRequest } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import { recordChange } from '../../audit'
import type { MailingFacts, NewMailing } from './mailing.schema'
import { keptTo, mailingScope } from './mailingScope'
import type { MailingChanged } from './mailingTexts.schema'
import { changeMailing, findMailing, storeMailing } from './mailingsRepository'

/** Adds a draft. The same key again adds nothing and answers alike. */
export const addMailing = async (
  req: PayloadRequest,
  user: Actor,
  { key, ...facts }: NewMailing,
): Promise<{ id: string }> => {
  const { id, isNew } = await storeMailing(req.payload, {
    ...facts,
    key: `${user.id}:${key}`,
    createdBy: user.id,
    ...keptTo(user),
  })
  if (isNew)
    await recordChange(req, {
      action: 'mailing.added',
      subject: { collection: 'mailings', id, title: facts.subject },
    })
  return { id }
}

/** Changes a draft that nobody changed since the caller read it. */
export const changeDraft = async (
  req: PayloadRequest,
  user: Actor,
  id: string,
  { updatedAt, ...facts }: MailingFacts & { updatedAt: string },
): Promise<MailingChanged | { problem: 'not_found' | 'changed_meanwhile' }> => {
  if (!(await findMailing(req.payload, id, mailingScope(user)))) return { problem: 'not_found' }
  const isChanged = await changeMailing(req.payload, id, {
    from: ['draft'],
    readAt: new Date(updatedAt),
    set: facts,
  })
  if (!isChanged) return { problem: 'changed_meanwhile' }
  const changed = await findMailing(req.payload, id)
  return { updatedAt: (changed?.updatedAt ?? new Date()).toISOString() }
}
