import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findLeads } from '../../accounts'
import { officeAddress, queueMail } from '../../messaging/mail'
import { findContact, findContacts } from '../../people/profiles'
import { type StoredGroup, findGroupsById } from '../groupsRepository'
import type { StoredRequest } from './groupRequestsRepository'

/** The addresses of those who decide requests to a group: the leads of its branch, or else the office. */
const findDeciders = async (payload: Payload, { path }: StoredGroup, except: ObjectId): Promise<string[]> => {
  const above = await findGroupsById(payload, path ?? [])
  const regions = [...above.values()].flatMap(({ region }) => region ?? [])
  const leads = (await findLeads(payload, path ?? [], regions)).filter((id) => !id.equals(except))
  const contacts = [...(await findContacts(payload, leads)).values()].map(({ email }) => email)
  if (contacts.length > 0) return contacts
  const office = await officeAddress(payload)
  return office ? [office] : []
}

/** Tells those who decide that somebody asked to join. Safe to repeat: each is told once. */
export const mailAsked = async (
  payload: Payload,
  request: ObjectId,
  group: StoredGroup,
  user: ObjectId,
): Promise<void> => {
  const contact = await findContact(payload, user)
  if (!contact) return // the account is gone
  for (const [place, to] of (await findDeciders(payload, group, user)).entries())
    await queueMail(payload, {
      template: 'groupJoinAsked',
      to,
      data: { fullName: contact.fullName, group: group.name, groupId: group._id.toHexString() },
      dedupeKey: `group-request:${request.toHexString()}:asked:${place}`,
    })
}

/** Tells the person what was decided. Safe to repeat: it is sent once. */
export const mailDecided = async (
  payload: Payload,
  group: StoredGroup,
  { _id, user, status, feedback }: StoredRequest,
): Promise<void> => {
  if (status !== 'accepted' && status !== 'refused') return
  const contact = await findContact(payload, user)
  if (!contact) return // the account is gone
  await queueMail(payload, {
    template: 'groupJoinDecided',
    to: contact.email,
    data: {
      fullName: contact.fullName,
      group: group.name,
      slug: group.slug,
      status,
      feedback: feedback || null,
    },
    dedupeKey: `group-request:${_id.toHexString()}:decided`,
  })
}
