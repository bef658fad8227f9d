import { z } from 'zod'
import { button, facts, note, paragraph } from '../blocks'
import { defineMail } from '../defineMail'

const CHANGES = {
  passwordChanged: { subject: 'Your password was changed', text: 'The password of your account was changed. All other devices were signed out.' },
  factorAdded: { subject: 'Two-step sign-in was switched on', text: 'Two-step sign-in was switched on for your account. From now on, signing in also asks for a code of your authenticator app.' },
  factorRemoved: { subject: 'Two-step sign-in was switched off', text: 'Two-step sign-in was switched off for your account. Signing in asks for your password alone.' },
  recoveryCodesRenewed: { subject: 'New recovery codes were made', text: 'New recovery codes were made for your account. The ones you had before do not work any more.' },
  recoveryCodeUsed: { subject: 'A recovery code was used', text: 'A recovery code of your account was used in place of a code of your authenticator app. It does not work again.' },
  emailChangeRequested: { subject: 'A new e-mail address was asked for', text: 'Somebody who knows your password asked to change the e-mail address of your account. Until the new address is confirmed, this one remains in use.' },
  accountKept: { subject: 'Your account is kept', text: 'Your account was going to be deleted. You have decided to keep it: nothing is deleted.' },
  identityLinked: { subject: 'Single sign-on was linked with your account', text: 'Your account was linked with your single sign-on. From now on it signs you in as well as your password does.' },
  identityRemoved: { subject: 'Single sign-on was removed from your account', text: 'Your single sign-on does not sign you in any more; your password does. All other devices were signed out.' },
  passwordChosen: { subject: 'Your account has a password', text: 'A password was chosen for your account, which had none. From now on it signs you in as well as your single sign-on does. All other devices were signed out.' },
  emailChanged: { subject: 'Your e-mail address was changed', text: 'The e-mail address of your account was changed. This address does not sign in any more.' },
} as const

export type AccountChange = keyof typeof CHANGES

const JUBA_TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Juba', dateStyle: 'long', timeStyle: 'short' })

/** To the owner of an account: something about signing in was changed. */
export const accountChanged = defineMail({
  schema: z.strictObject({ change: z.enum(Object.keys(CHANGES) as [AccountChange, ...AccountChange[]]), at: z.iso.datetime() }),
  subject: ({ change }) => CHANGES[change].subject,
  body: ({ change, at }) => [
    paragraph(CHANGES[change].text),
    facts({ When: `${JUBA_TIME.format(new Date(at))}, Juba time` }),
    note('If it was you, you need not do anything. If not, choose a new password at once and write to us:'),
    button('Write to us', '/contact'),
  ],
})
