import type { AnswerMail } from '../../../../../domain/messaging/contactMessages/handling.schema'

/** Whether the mail is still on its way, so that looking again soon tells more. */
export const isOnItsWay = (mail: AnswerMail | null): boolean =>
  mail === null || mail.status === 'queued' || mail.status === 'sending'
