import { applicationMessages } from './applicationMessages'
import { eventMessages } from './eventMessages'
import { messages } from './messages'
import { renewalMessages } from './renewalMessages'
import type { ToastTone } from '../toasts'

export interface Notice {
  tone: ToastTone
  title: string
  description: string
}

const signIn = (description: string): Notice => ({
  tone: 'info',
  title: messages.authenticationRequired,
  description,
})

/**
 * Why someone was sent to another page, or what became of a form that was sent without JavaScript, by the code that the
 * address carries there: what an address says itself must never be shown. Source: spec.md sections 6 and 8.
 */
const noticeMessages = {
  'sign-in': signIn('Please sign in to continue'),
  directory: signIn('Please sign in to view the member directory'),
  application: signIn('Please sign in to submit a membership application'),
  'application-submit': signIn('You must be logged in to submit an application'),
  renewal: signIn('Please sign in to renew your membership'),
  events: signIn('Please sign in to register for events'),
  groups: signIn('Please sign in to join a group'),
  upload: signIn('Please sign in to upload publications'),
  expired: {
    tone: 'info',
    title: 'Your session has ended',
    description: 'Please sign in again. What you had typed is kept.',
  },
  unconfirmed: {
    tone: 'info',
    title: 'Confirm your email address',
    description: 'The member directory opens as soon as your email address is confirmed.',
  },
  proved: {
    tone: 'info',
    title: 'Thank you, we have confirmed that it is you',
    description: 'Please choose again what you wanted to do.',
  },
  'not-proved': {
    tone: 'error',
    title: 'We could not confirm that it is you',
    description: 'Nothing was changed. Please try again, or have a link to choose a password sent to you.',
  },
  registered: { tone: 'success', title: messages.success, description: eventMessages.registered },
  'registration-cancelled': {
    tone: 'success',
    title: eventMessages.cancelled,
    description: eventMessages.cancelledDescription,
  },
  'application-saved': {
    tone: 'success',
    title: applicationMessages.saved,
    description: applicationMessages.savedDescription,
  },
  'application-sent': { tone: 'success', title: messages.success, description: applicationMessages.sent },
  'document-sent': {
    tone: 'success',
    title: 'Document sent',
    description: 'It is kept with your application.',
  },
  'renewal-invoiced': {
    tone: 'success',
    title: renewalMessages.invoiced,
    description: renewalMessages.invoicedDescription,
  },
  'renewal-requested': {
    tone: 'success',
    title: renewalMessages.requested,
    description: renewalMessages.requestedDescription,
  },
  denied: { tone: 'error', title: 'Access Denied', description: "You don't have admin privileges" },
} as const satisfies Record<string, Notice>

export type NoticeCode = keyof typeof noticeMessages

/** The notice of a code from an address, if there is one. */
export const noticeOf = (code: string | null): Notice | undefined =>
  code !== null && Object.hasOwn(noticeMessages, code) ? noticeMessages[code as NoticeCode] : undefined
