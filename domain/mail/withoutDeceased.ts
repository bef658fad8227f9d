import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import type { TemplateName } from './templates'

/** What goes to whoever writes from the address, such as a relative: an answer, a receipt. */
const ANSWERS: readonly TemplateName[] = [
  'contactMessageReceived',
  'contactMessageAnswered',
  'donationReceipt',
]

/** A record may lack its address; such a mail is kept as failed later. */
const lowerCase = (to: unknown): string => (typeof to === 'string' ? to.toLowerCase() : '')

/** Leaves out the mails to members whose death was recorded. */
export const withoutDeceased = async <One extends { to: string; template: TemplateName }>(
  payload: Payload,
  mails: readonly One[],
): Promise<One[]> => {
  const to = [
    ...new Set(mails.filter(({ template }) => !ANSWERS.includes(template)).map(({ to }) => lowerCase(to))),
  ]
  if (to.length === 0) return [...mails]
  const deceased = new Set(
    await modelOf(payload, 'users').distinct('email', { email: { $in: to }, isDeceased: true }),
  )
  return mails.filter((mail) => ANSWERS.includes(mail.template) || !deceased.has(lowerCase(mail.to)))
}
