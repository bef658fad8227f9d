import { z } from 'zod'
import { button, facts, note, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { keysOf } from '../../../../platform/records.schema'

const CHANGES = {
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'Your account password was changed. All other devices were signed out.',
  },
  factorAdded: {
    subject: 'Two-step sign-in was switched on',
    text: 'Two-step sign-in was switched on for your account. From now on, you need a code from your authenticator app to sign in.',
  },
  factorRemoved: {
    subject: 'Two-step sign-in was switched off',
    text: 'Two-step sign-in was switched off for your account. You now sign in with your password only.',
  },
  recoveryCodesRenewed: {
    subject: 'New recovery codes were created',
    text: 'New recovery codes were created for your account. Your previous codes no longer work.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    text: 'A recovery code was used to sign in to your account. It cannot be used again.',
  },
  emailChangeRequested: {
    subject: 'A change of email address was requested',
    text: 'Someone who knows your password asked to change the email address of your account. This address stays in use until the new one is confirmed.',
  },
  emailChangeByStaff: {
    subject: 'A change of email address was requested',
    text: 'Our office was asked to change the email address of your account. This address stays in use until the new one is confirmed.',
  },
  codeRefused: {
    subject: 'A wrong code was entered for your account',
    text: 'Someone signed in with your password and then entered a wrong code for two-step sign-in. They were not let in.',
  },
  accountKept: {
    subject: 'Your account will not be deleted',
    text: 'You decided to keep your account. Nothing has been deleted.',
  },
  identityLinked: {
    subject: 'Single sign-on was linked to your account',
    text: 'Single sign-on was linked to your account. You can now sign in with it or with your password.',
  },
  identityRemoved: {
    subject: 'Single sign-on was removed from your account',
    text: 'You can no longer sign in with single sign-on. Sign in with your password instead. All other devices were signed out.',
  },
  passwordChosen: {
    subject: 'Your account has a password',
    text: 'A password was set for your account. You can now sign in with it or with single sign-on. All other devices were signed out.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: 'The email address of your account was changed. You can no longer sign in with this address.',
  },
} as const

export type AccountChange = keyof typeof CHANGES

const JUBA_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Juba',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** To the owner of an account: something about signing in was changed. */
export const accountChanged = defineMail({
  schema: z.strictObject({
    change: z.enum(keysOf(CHANGES)),
    at: z.iso.datetime(),
  }),
  subject: ({ change }) => CHANGES[change].subject,
  body: ({ change, at }) => [
    paragraph(CHANGES[change].text),
    facts({ When: `${JUBA_TIME.format(new Date(at))}, Juba time` }),
    note(
      'If this was you, you do not need to do anything. If it was not, change your password immediately and contact us:',
    ),
    button('Contact us', '/contact'),
  ],
})
