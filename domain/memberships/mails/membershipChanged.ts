import { z } from 'zod'
import { GRADES } from '../grades.schema'
import { type Block, button, facts, paragraph, quote } from '../../../services/mail/blocks'
import { defineMail } from '../../../services/mail/defineMail'
import { formatJubaDate } from '../../../platform/jubaTime'
import { keysOf } from '../../../platform/records.schema'

const SUBJECTS = {
  suspended: 'has been suspended',
  reinstated: 'has been reinstated',
  resigned: 'has ended',
  gradeChanged: 'has a new grade',
} as const

interface Change {
  change: keyof typeof SUBJECTS
  membershipType: keyof typeof GRADES
  effectiveAt: string
}

const textOf = ({ change, membershipType, effectiveAt }: Change): string => {
  const day = formatJubaDate(effectiveAt)
  switch (change) {
    case 'suspended':
      return `Your membership has been suspended from ${day}. While it is suspended you are not listed in the directory, and your certificate cannot be downloaded.`
    case 'reinstated':
      return `Your membership was reinstated on ${day}. You have all rights of a member of your grade again.`
    case 'resigned':
      return `We have recorded your resignation. Your membership ended on ${day}. Thank you for the time you were with us; you are welcome to apply again.`
    case 'gradeChanged':
      return `The grade of your membership was changed to ${GRADES[membershipType]} on ${day}. Your certificate shows the new grade.`
  }
}

const nextStep = (change: keyof typeof SUBJECTS): Block =>
  change === 'suspended' || change === 'resigned'
    ? button('Contact us', '/contact')
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
        data.change === 'resigned' ? null : data.expiresAt ? formatJubaDate(data.expiresAt) : 'No end date',
    }),
    nextStep(data.change),
  ],
})
