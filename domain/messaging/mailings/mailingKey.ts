import { isObjectId } from '../../../platform/isObjectId'

/** The key of the mail of a mailing to a person in the outbox: by it nobody gets one twice. */
export const mailingKey = (mailing: string, user: string): string => `mailing:${mailing}:${user}`

/** What the keys of all mails of a mailing begin with. */
export const mailingKeys = (mailing: string): string => `mailing:${mailing}:`

/** Which mail of a mailing a key names; undefined for a mail of something else. */
export const readMailingKey = (key: string): { mailing: string; user: string } | undefined => {
  const [subject, mailing, user, ...rest] = key.split(':')
  return subject === 'mailing' && rest.length === 0 && isObjectId(mailing) && isObjectId(user)
    ? { mailing, user }
    : undefined
}
