/** What the audit log calls actions whose names alone would not tell. The rest is made from the name. A leaf. */
import { SECURITY_EVENTS, type SecurityEventName } from './audit.schema'

const ACTIONS: Partial<Record<string, string>> = {
  'account.address-asked': 'Change of email address started by staff',
  'account.address-changed': 'Email address corrected by staff',
  'account.confirmation-resent': 'Confirmation mail sent again',
  'account.erased': 'Account erased',
  'account.factor-reset': 'Second factor reset by staff',
  'account.identity-linked': 'Single sign-on linked',
  'account.identity-removed': 'Single sign-on removed',
  'account.kept': 'Account deletion withdrawn',
  'account.leaving': 'Account deletion requested',
  'account.password-chosen': 'First password chosen',
  'account.signed-out': 'Signed out everywhere by staff',
  'api-key.created': 'API key created',
  'api-key.revoked': 'API key revoked',
  'address.resumed': 'Mails to an address resumed',
  'consent.given': 'Mails agreed to',
  'consent.withdrawn': 'Mails ended',
  'invoice.write-off-undone': 'Write-off of an invoice undone',
  'list.changed': 'Saved list changed',
  'list.deleted': 'Saved list deleted',
  'list.saved': 'List saved',
  'mail-text.changed': 'Words of an automatic mail changed',
  'mail-text.reset': 'Words of an automatic mail reset',
  'mail.queuedAgain': 'Mail queued again',
  'membership.graceExtended': 'More time to pay given',
  'membership.removed': 'Removed from the register',
  'message.answered': 'Message answered',
  'message.handled': 'Message handled',
  'message.marked-as-spam': 'Message marked as spam',
  'message.noted': 'Note added to a message',
  'message.unmarked-as-spam': 'Message no longer marked as spam',
  'message-report.settled': 'Report of a message settled',
  'day.closed': 'Cash of a day closed',
  'period.closed': 'Books closed',
  'day.correction-asked': 'Correction of a day’s cash asked for',
  'day.correction-decided': 'Correction of a day’s cash decided',
  'payment.credit-used': 'Credit of a payment used',
  'payment.credit-refunded': 'Credit of a payment paid back',
  'duplicate.dismissed': 'Two people who look alike told apart',
  'duplicate.reopened': 'Two people may be one after all',
  'person.entered': 'Person entered by staff',
  'person.invited': 'Invited to choose a password',
  'person.noted': 'Note about a person added',
  'person.merged': 'Merged with another person',
  'person.merge-undone': 'Merge with another person undone',
  'order.name-changed': 'Name on a ticket changed by staff',
  'order.cancelled': 'Order of tickets cancelled by staff',
  'order.cancelled-by-buyer': 'Paid order of tickets cancelled by its buyer',
  'ticket.cancelled-by-buyer': 'One ticket of an order cancelled by its buyer',
  'event.cancel-terms-changed': 'Terms for cancelling tickets changed',
  'event.programme-changed': 'Programme of an event changed',
  'event.meeting-changed': 'Link to the meeting of an event changed',
  'event.tickets-changed': 'Types of tickets changed',
  'event.ticket-questions-changed': 'Questions to buyers of tickets changed',
  'event.thanks-sent': 'Thanks sent to those who came',
  'event.survey-opened': 'Survey of an event opened',
  'door-cash.booked': 'Cash taken at a door booked',
  'door-cash.left-out': 'Cash taken at a door left out of the books',
  'door-pass.given': 'Link to the door of an event given',
  'door-pass.withdrawn': 'Link to the door of an event withdrawn',
  'paper.decided': 'Submission decided',
  'registration.removed': 'Registration removed by staff',
  'site-settings.changed': 'Site settings changed',
  'task.added': 'Task added',
  'task.changed': 'Task changed',
  'task.finished': 'Task finished',
  'task.reopened': 'Task reopened',
  'staff-settings.changed': 'Staff settings changed',
  'waiting-list.decided': 'Request for a ticket decided',
  'waiting-list.moved': 'Person moved on the waiting list',
  'webhook.replayed': 'Message to a webhook sent again',
  'webhook.secret-replaced': 'Secret of a webhook replaced',
}

/** Names of collections and globals in the singular, where leaving off an s is not enough. */
const SUBJECTS: Partial<Record<string, string>> = {
  'contact-messages': 'Message',
  faqs: 'FAQ',
  home: 'Home page',
  media: 'Picture',
  navigation: 'Navigation',
  news: 'News item',
  policies: 'Policy',
  'site-settings': 'Site settings',
  submissions: 'Submission',
}

const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

const spelledOut = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()

const isSecurityEvent = (action: string): action is SecurityEventName =>
  Object.hasOwn(SECURITY_EVENTS, action)

/** An action as staff read it: `events.withdrawn` is "Event withdrawn". */
export const actionLabel = (action: string): string => {
  const known = ACTIONS[action] ?? (isSecurityEvent(action) ? SECURITY_EVENTS[action].label : undefined)
  if (known) return known
  const [subject = action, done = ''] = action.split('.')
  const singular = SUBJECTS[subject] ?? capitalised(spelledOut(subject)).replace(/s$/, '')
  return `${singular} ${spelledOut(done)}`.trim()
}
