import type { Payload } from 'payload'
import { isAddress } from '../../accounts/noAddress.schema'
import type { TemplateName } from './templates'

/** Mails to any user of an email, such as a relative: an answer, a receipt. */
const TO_ANYONE: readonly TemplateName[] = [
  'contactMessageReceived',
  'contactMessageAnswered',
  'donationReceipt',
  'ticketForYou',
]

/** To who entered nothing on the site yet, and may take the account: mails about the account alone. */
const TO_UNINVITED: readonly TemplateName[] = [
  'accountExists',
  'confirmEmail',
  'confirmTickets',
  'accountChanged',
  'invitation',
  'resetPassword',
]

/** Mails that let somebody into the own account: tried also where others came back. */
export const isAboutAccount = (template: string): boolean =>
  ([...TO_UNINVITED, 'confirmNewEmail', 'newEmailTaken'] as string[]).includes(template)

/** A record may lack its email; such a mail is stored as failed later. */
const toLowerCase = (to: unknown): string => (typeof to === 'string' ? to.toLowerCase() : '')

interface Excluded {
  deceased: Set<string>
  uninvited: Set<string>
}

/** The emails among the given ones of members recorded as deceased, and of people whom nobody invited yet. */
const findExcluded = async (payload: Payload, emails: string[]): Promise<Excluded> => {
  const { docs } = await payload.db.find<{ email: string; isDeceased?: boolean | null }>({
    collection: 'users',
    where: {
      and: [
        { email: { in: emails } },
        {
          or: [
            { isDeceased: { equals: true } },
            { awaitsInvitation: { equals: true }, emailProvedAt: { equals: null } },
          ],
        },
      ],
    },
    select: { email: true, isDeceased: true },
    pagination: false,
    limit: 0,
  })
  const ofThose = (isDeceased: boolean): Set<string> =>
    new Set(docs.filter((doc) => Boolean(doc.isDeceased) === isDeceased).map(({ email }) => email))
  return { deceased: ofThose(true), uninvited: ofThose(false) }
}

/**
 * Leaves out the mails to members whose death was recorded, to people without an address, and, but for those about the
 * account, to people whom staff entered and did not invite yet.
 */
export const excludeDeceased = async <Mail extends { to: string; template: TemplateName }>(
  payload: Payload,
  all: readonly Mail[],
): Promise<Mail[]> => {
  const mails = all.filter(({ to }) => typeof to !== 'string' || isAddress(to.toLowerCase()))
  const isToAnyone = ({ template }: Mail): boolean => TO_ANYONE.includes(template)
  const emails = new Set(mails.filter((mail) => !isToAnyone(mail)).map(({ to }) => toLowerCase(to)))
  if (emails.size === 0) return [...mails]
  const { deceased, uninvited } = await findExcluded(payload, [...emails])
  return mails.filter((mail) => {
    const to = toLowerCase(mail.to)
    return (
      isToAnyone(mail) || (!deceased.has(to) && (!uninvited.has(to) || TO_UNINVITED.includes(mail.template)))
    )
  })
}
