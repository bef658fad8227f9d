import type { Payload } from 'payload'
import type { TemplateName } from './templates'

/** Mails to any user of an email, such as a relative: an answer, a receipt. */
const TO_ANYONE: readonly TemplateName[] = [
  'contactMessageReceived',
  'contactMessageAnswered',
  'donationReceipt',
]

/** A record may lack its email; such a mail is stored as failed later. */
const toLowerCase = (to: unknown): string => (typeof to === 'string' ? to.toLowerCase() : '')

/** The emails among the given ones that belong to a member recorded as deceased. */
const findDeceased = async (payload: Payload, emails: string[]): Promise<Set<string>> => {
  const { docs } = await payload.db.find<{ email: string }>({
    collection: 'users',
    where: { email: { in: emails }, isDeceased: { equals: true } },
    select: { email: true },
    pagination: false,
    limit: 0,
  })
  return new Set(docs.map(({ email }) => email))
}

/** Leaves out the mails to members whose death was recorded. */
export const excludeDeceased = async <Mail extends { to: string; template: TemplateName }>(
  payload: Payload,
  mails: readonly Mail[],
): Promise<Mail[]> => {
  const isToAnyone = ({ template }: Mail): boolean => TO_ANYONE.includes(template)
  const emails = new Set(mails.filter((mail) => !isToAnyone(mail)).map(({ to }) => toLowerCase(to)))
  if (emails.size === 0) return [...mails]
  const deceased = await findDeceased(payload, [...emails])
  return mails.filter((mail) => isToAnyone(mail) || !deceased.has(toLowerCase(mail.to)))
}
