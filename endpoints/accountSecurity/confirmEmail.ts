import type { Endpoint } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { modelOf } from '../../platform/database'
import { invalid, problem, readJson } from '../answers'
import { hashToken } from '../../domain/credentials'
import { requires } from '../requirements'
import { confirmEmailSchema } from '../../domain/accountSecurity/accountSecurity.schema'
import { type ConfirmedEmailChange, applyEmailChange } from '../../domain/accountSecurity/applyEmailChange'

/** How long a confirmed change is kept should the server be down in the middle of it. */
const UNSETTLED_TTL_MS = 90 * 24 * 60 * 60_000

/**
 * `POST /api/users/email/confirm` `{ token }`: uses the new address from now on, as the person who opened its mailbox
 * asks. Nobody needs to be signed in for it: the mail may be read on another device.
 * Answers 200 `{ email }`, 400 for a malformed body, 409 when the address has got an account meanwhile, 410 when the link
 * was used, has expired or was taken back.
 */
export const confirmEmail: Endpoint = {
  method: 'post',
  path: '/email/confirm',
  custom: requires({ isOpenToVisitors: true }),
  handler: async (req) => {
    const input = confirmEmailSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const now = new Date()
    const tokenHash = hashToken(input.data.token)
    const isOwnersPress = Boolean(
      req.user && (await modelOf(req.payload, 'email-changes').exists({ tokenHash, user: req.user.id })),
    )
    const change = await modelOf(req.payload, 'email-changes')
      .findOneAndUpdate(
        { tokenHash, expiresAt: { $gt: now }, confirmedAt: null },
        { $set: { confirmedAt: now, isOwnersPress, expiresAt: new Date(now.getTime() + UNSETTLED_TTL_MS) } },
        { new: true },
      )
      .lean<ConfirmedEmailChange>()
    if (!change)
      return problem(
        410,
        'link_ended',
        'This link no longer works. It can be used once and expires after 24 hours.',
      )
    if (!(await applyEmailChange(req.payload, change)))
      return problem(
        409,
        'email_unavailable',
        'This address now belongs to another account. Please choose a different one.',
      )
    await recordSecurityEvent(req, { event: 'email.changed', account: String(change.user) })
    return Response.json({ email: change.newEmail })
  },
}
