import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findMailsByPrefix } from '../../messaging/mail'
import { compareReminders, reminderPrefixes, toReminder } from './reminderMarks'
import type { Reminder } from './reminders.schema'

/** The reminders about some memberships, those that were not sent too, the oldest first; by membership. */
export const findReminders = async (
  payload: Payload,
  memberships: readonly ObjectId[],
): Promise<Map<string, Reminder[]>> => {
  const mails = await findMailsByPrefix(payload, memberships.flatMap(reminderPrefixes))
  const found = new Map<string, Reminder[]>()
  for (const mail of mails) {
    const reminder = toReminder(mail)
    if (!reminder) continue
    const { membership, ...rest } = reminder
    found.set(membership, [...(found.get(membership) ?? []), rest])
  }
  for (const reminders of found.values()) reminders.sort(compareReminders)
  return found
}
