import { z } from 'zod'
import { GRADES } from '../grades.schema'
import { type Block, button, facts, paragraph, quote } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { keysOf } from '../../../../platform/records.schema'

const SUBJECTS = {
  suspended: 'has been suspended',
  reinstated: 'has been reinstated',
  resigned: 'has ended',
  removed: 'has ended',
  graceExtended: 'can be renewed for longer',
  gradeChanged: 'has a new grade',
} as const

interface Change {
  change: keyof typeof SUBJECTS
  membershipType: keyof typeof GRADES
  effectiveAt: string
  until?: string | null
}

const textOf = ({ change, membershipType, effectiveAt, until }: Change): string => {
  const day = formatJubaDate(effectiveAt)
  switch (change) {
    case 'suspended':
      return `Your membership has been suspended from ${day}. While it is suspended you are not listed in the directory, and your certificate cannot be downloaded.`
    case 'reinstated':
      return `Your membership was reinstated on ${day}. You have all rights of a member of your grade again.`
    case 'resigned':
      return `We have recorded your resignation. Your membership ended on ${day}. Thank you for the time you were with us; you are welcome to apply again.`
    case 'removed':
      return `Your dues were not paid by the end of the grace period. You were removed from the register on ${day}. You are welcome to contact us or to apply again.`
    case 'graceExtended':
      return `You have more time to renew your membership: until ${formatJubaDate(until ?? effectiveAt)}. If you renew by then, your new term follows the old one without a gap.`
    case 'gradeChanged':
      return `The grade of your membership was changed to ${GRADES[membershipType]} on ${day}. Your certificate shows the new grade.`
  }
}

const nextStep = (change: keyof typeof SUBJECTS): Block =>
  change === 'suspended' || change === 'resigned' || change === 'removed'
    ? button('Contact us', '/contact')
    : change === 'graceExtended'
      ? button('Renew your membership', '/membership/renewal/request')
      : button('Open your dashboard', '/membership/dashboard')

/** To a member: staff suspended, reinstated or ended the membership, or changed its grade. */
export const membershipChanged = defineMail({
  schema: z.strictObject({
    fullName: z.string(),
    change: z.enum(keysOf(SUBJECTS)),
    membershipNumber: z.string(),
    membershipType: z.enum(keysOf(GRADES)),
    effectiveAt: z.string(),
    expiresAt: z.string().nullable(),
    /** Until when there is more time to pay, ISO 8601. */
    until: z.string().nullable().default(null),
    /** What staff say about it. */
    message: z.string().nullable(),
  }),
  subject: ({ change }, site) => `Your ${site.shortName} membership ${SUBJECTS[change]}`,
  body: (data) => [
    paragraph(`Dear ${data.fullName},`),
    paragraph(textOf(data)),
    ...(data.message ? [quote(data.message)] : []),
    facts({
      'Membership ID': data.membershipNumber,
      'Membership type': GRADES[data.membershipType],
      'Valid until':
        data.change === 'resigned' || data.change === 'removed'
          ? null
          : data.expiresAt
            ? formatJubaDate(data.expiresAt)
            : 'No end date',
    }),
    nextStep(data.change),
  ],
})
