import { z } from 'zod'
import { GRADES } from '../../memberships/grades.schema'
import { button, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { keysOf } from '../../../../platform/records.schema'
import { ENDORSEMENT_DAYS, ENDORSEMENT_KINDS, type EndorsementKind } from '../kinds.schema'

const QUESTIONS: Record<EndorsementKind, (fullName: string, grade: string) => string> = {
  sponsor: (fullName, grade) => `${fullName} applies for ${grade} membership and has named you as a sponsor.`,
  nominator: (fullName, grade) =>
    `${fullName} is nominated for ${grade} membership, and you are named as a nominator.`,
  nominee: (_fullName, grade) => `You have been nominated for ${grade} membership.`,
}

/** To somebody who is asked to confirm an application or a nomination. */
export const endorsementAsked = defineMail({
  schema: z.strictObject({
    kind: z.enum(keysOf(ENDORSEMENT_KINDS)),
    /** The applicant or the nominee. */
    fullName: z.string(),
    grade: z.enum(keysOf(GRADES)),
    token: z.string(),
  }),
  isConfidential: true,
  subject: ({ kind, fullName }, site) =>
    kind === 'nominee'
      ? `${site.shortName}: you have been nominated`
      : `${site.shortName}: please confirm for ${fullName}`,
  body: ({ kind, fullName, grade, token }, site) => [
    paragraph(QUESTIONS[kind](fullName, GRADES[grade])),
    paragraph(`Please tell the ${site.name} whether you confirm this. You need no account to answer.`),
    button('Answer', `/endorse#${token}`),
    note(
      `The link can be answered once, within ${ENDORSEMENT_DAYS} days. If you know nothing of this, you can decline or ignore this email.`,
    ),
  ],
})
