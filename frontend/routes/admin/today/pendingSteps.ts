import type { PendingStep } from '../../../../domain/office/pendingWork/pendingWork.schema'
import { acceptIntoGroup } from '../../../features/groups/staff/acceptIntoGroup'
import { startReview } from '../../../features/membership/applications/staff/startReview'
import { confirmRenewal } from '../../../features/membership/renewals/staff/confirmRenewal'
import { assignMessage, claimMessage } from '../../../features/messaging/contactMessages/staff/assignMessage'
import { resendMail } from '../../../features/messaging/mail/resendMail'
import type { Step } from '../../../features/office/pendingWork/StepButton'
import { adminMessages } from '../../../lib/messages/adminMessages'
import { groupMessages } from '../../../lib/messages/groupMessages'
import { renewalMessages } from '../../../lib/messages/renewalMessages'

/** How each room does what Today offers. */
export const PENDING_STEPS: Record<PendingStep, Step> = {
  startReview: {
    label: 'Start Review',
    done: adminMessages.statusUpdated,
    run: ({ api }, { record }) => startReview(api, record),
  },
  confirmRenewal: {
    label: 'Confirm',
    done: renewalMessages.confirmed,
    question: {
      title: 'Confirm this renewal?',
      text: 'the membership is extended, and the member told by email.',
    },
    run: ({ api }, { record }) => confirmRenewal(api, record),
  },
  acceptIntoGroup: {
    label: 'Accept',
    done: groupMessages.accepted,
    run: ({ api }, { record }) => acceptIntoGroup(api, record),
  },
  claimMessage: {
    label: 'Assign to Me',
    done: adminMessages.messageUpdated,
    run: (app, { record }) => claimMessage(app, record),
    undo: (app, { record }) => assignMessage(app, record, null),
  },
  sendAgain: {
    label: 'Send Again',
    done: adminMessages.mailQueuedAgain,
    run: ({ api }, mail) => resendMail(api, { id: mail.record, updatedAt: mail.updatedAt }),
  },
}
