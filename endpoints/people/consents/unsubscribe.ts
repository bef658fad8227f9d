import { noteUnsubscribed } from '../../../domain/messaging/mailings'
import { chooseConsents, readPreferences, readPreferencesToken } from '../../../domain/people/consents'
import { preferencesTokenSchema } from '../../../domain/people/consents/consents.schema'
import { paths } from '../../../frontend/paths'
import { isObjectId } from '../../../platform/isObjectId'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { EXPIRED } from './preferences'

const tokenOf = (query: Record<string, unknown>): string | undefined =>
  preferencesTokenSchema.safeParse(query.token).data

/**
 * `POST /api/consents/unsubscribe?token=` `List-Unsubscribe=One-Click`: ends one kind of mail, as a mail program does
 * when its reader presses Unsubscribe: without cookies, without a redirect. Safe to repeat. Answers 200, 410, 429.
 * Source: RFC 8058.
 */
export const unsubscribe = declareEndpoint({
  method: 'post',
  path: '/unsubscribe',
  access: everybody,
  gateway: { isOpenToVisitors: true, takesForms: true },
  handler: async (req) => {
    const { payload } = req
    const attempt = await allowAttempt(req, 'one-click', '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const token = tokenOf(req.query)
    const grant = token === undefined ? undefined : readPreferencesToken(payload, token)
    if (!grant || !(await readPreferences(payload, grant.user))) return problem(410, 'expired', EXPIRED)
    const changed = await chooseConsents({ payload }, grant.user, { [grant.kind]: false }, 'oneClick')
    if (changed > 0 && isObjectId(grant.mailing)) await noteUnsubscribed(payload, grant.mailing, grant.user)
    return Response.json({ outcome: 'unsubscribed' })
  },
})

/**
 * `GET /api/consents/unsubscribe?token=`: the same link opened in a browser, or by a program that scans links. It
 * changes nothing: it leads to the page with the choices and a button. Answers 302.
 */
export const openUnsubscribe = declareEndpoint({
  method: 'get',
  path: '/unsubscribe',
  access: everybody,
  handler: (req) => {
    const token = tokenOf(req.query)
    const location = `${paths.mailPreferences.build()}${token === undefined ? '' : `#${token}`}`
    return new Response(null, {
      status: 302,
      headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    })
  },
})
