import type { Payload } from 'payload'
import { officeAddress, queueMail } from '../../messaging/mail'
import { findContact } from '../../people/profiles'
import type { NewNameChange, StoredNameChange } from './nameChangesRepository'

/** Tells the member that the request arrived, and the office that there is one. Safe to repeat: each is sent once. */
export const mailRequestedName = async (
  payload: Payload,
  id: string,
  { user, from, name }: NewNameChange,
): Promise<void> => {
  const contact = await findContact(payload, user)
  if (!contact) return // the account is gone
  const { email: to, fullName } = contact
  await queueMail(payload, {
    template: 'nameChangeReceived',
    to,
    data: { fullName, from, name },
    dedupeKey: `name-change:${id}:received`,
  })
  const office = await officeAddress(payload)
  if (office)
    await queueMail(payload, {
      template: 'nameChangeRequested',
      to: office,
      data: { from, name },
      dedupeKey: `name-change:${id}:staff`,
    })
}

/** Tells the member what was decided. Safe to repeat: it is sent once. */
export const mailDecidedName = async (
  payload: Payload,
  { _id, user, name, status, feedback = null }: StoredNameChange,
): Promise<void> => {
  if (status !== 'approved' && status !== 'declined') return
  const contact = await findContact(payload, user)
  if (!contact) return // the account is gone
  const { email: to, fullName } = contact
  await queueMail(payload, {
    template: 'nameChangeDecided',
    to,
    data: { fullName, name, status, feedback },
    dedupeKey: `name-change:${_id.toHexString()}:decided`,
  })
}
