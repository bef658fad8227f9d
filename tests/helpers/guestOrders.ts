import { required } from './required'
import type { TestApp } from './testPayload'
import { mailsTo } from './mails'

/** The tokens of the links that were mailed to a guest, the oldest first. */
export const guestTokens = async ({ payload }: TestApp, email: string): Promise<string[]> =>
  (await mailsTo(payload, email))
    .filter(({ template }) => template === 'confirmTickets')
    .map(({ links }) => required(links.find((link) => link.includes('/confirm-tickets#'))?.split('#')[1]))
