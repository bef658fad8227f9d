import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { officeAddress, queueMail } from '../mail'

interface MailedChange {
  id: string
  user: string
  from: string
  name: string
}

const addressOf = (payload: Payload, user: string): Promise<{ email: string; fullName: string } | null> =>
  modelOf(payload, 'profiles')
    .findOne({ user }, { email: 1, fullName: 1 })
    .lean<{ email: string; fullName: string } | null>()
    .exec()

/** Tells the member that the request arrived, and the office that there is one. Once each: fine to repeat. */
export const tellOfRequestedName = async (
  payload: Payload,
  { id, user, from, name }: MailedChange,
): Promise<void> => {
  const profile = await addressOf(payload, user)
  if (!profile) return // the account is gone
  const { email: to, fullName } = profile
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

/** Tells the member what was decided. Once: fine to repeat. */
export const tellOfDecidedName = async (
  payload: Payload,
  {
    id,
    user,
    name,
    status,
    feedback,
  }: Omit<MailedChange, 'from'> & { status: 'approved' | 'declined'; feedback: string | null },
): Promise<void> => {
  const profile = await addressOf(payload, user)
  if (!profile) return
  const { email: to, fullName } = profile
  await queueMail(payload, {
    template: 'nameChangeDecided',
    to,
    data: { fullName, name, status, feedback },
    dedupeKey: `name-change:${id}:decided`,
  })
}
