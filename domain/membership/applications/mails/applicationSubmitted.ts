import { z } from 'zod'
import { APPLIED_GRADES } from '../upgrades/ladder.schema'
import { deskPaths } from '../../../../frontend/deskPaths'
import { button, facts } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { keysOf } from '../../../../platform/records.schema'

/** To the staff's mailbox: somebody has applied. */
export const applicationSubmitted = defineMail({
  schema: z.strictObject({
    applicationId: z.string(),
    fullName: z.string(),
    membershipType: z.enum(keysOf(APPLIED_GRADES)),
  }),
  subject: ({ fullName }) => `New membership application: ${fullName}`,
  body: ({ applicationId, fullName, membershipType }) => [
    facts({ Applicant: fullName, 'Membership type': APPLIED_GRADES[membershipType] }),
    button('Review the application', deskPaths.application.build(applicationId)),
  ],
})
