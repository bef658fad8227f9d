import type { PayloadRequest } from 'payload'
import { noteUnsubscribed } from '../../../domain/messaging/mailings'
import { chooseConsents, readPreferences, readPreferencesToken } from '../../../domain/people/consents'
import { preferencesLookSchema, preferencesSchema } from '../../../domain/people/consents/consents.schema'
import { type ConsentWay } from '../../../domain/people/consents/consentTexts.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'

export const EXPIRED =
  'This link is wrong or has expired. Sign in to choose which emails you receive, or write to us.'

interface Asked {
  user: string
  way: ConsentWay
  /** The mailing whose link it is. */
  mailing?: string
}

/** Whose preferences a request is about: by the link of a mail, or of who is signed in. */
const askedFor = ({ payload, user }: PayloadRequest, token: string | undefined): Asked | Response => {
  if (token === undefined)
    return user ? { user: user.id, way: 'profile' } : problem(401, 'unauthenticated', 'Please sign in')
  const grant = readPreferencesToken(payload, token)
  return grant
    ? { user: grant.user, way: 'link', ...(isObjectId(grant.mailing) && { mailing: grant.mailing }) }
    : problem(410, 'expired', EXPIRED)
}

const answerWith = async (req: PayloadRequest, user: string): Promise<Response> => {
  const preferences = await readPreferences(req.payload, user)
  return preferences
    ? Response.json(preferences, { headers: { 'Cache-Control': 'no-store' } })
    : problem(410, 'expired', EXPIRED)
}

/**
 * `POST /api/consents/look` `{ token? }`: what a person chose to receive; by the link of a mail, or signed in. Nothing
 * is changed. Answers 200 `Preferences`, 400, 401, 410 for a link that is wrong or has expired, 429.
 */
export const look = declareEndpoint({
  method: 'post',
  path: '/look',
  access: everybody,
  gateway: { isOpenToVisitors: true, rate: 'read' },
  body: preferencesLookSchema,
  handler: async (req, { body }) => {
    const attempt = await allowAttempt(req, 'mail-preferences', '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const asked = askedFor(req, body.token)
    return asked instanceof Response ? asked : answerWith(req, asked.user)
  },
})

/**
 * `POST /api/consents/choose` `{ choices, token? }`: changes what a person receives. Answers 200 `Preferences`, 400,
 * 401, 410, 429.
 */
export const choose = declareEndpoint({
  method: 'post',
  path: '/choose',
  access: everybody,
  gateway: { isOpenToVisitors: true },
  body: preferencesSchema,
  handler: async (req, { body }) => {
    const attempt = await allowAttempt(req, 'mail-preferences', '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const asked = askedFor(req, body.token)
    if (asked instanceof Response) return asked
    if (!(await readPreferences(req.payload, asked.user))) return problem(410, 'expired', EXPIRED)
    const { choices } = body
    const changed = await chooseConsents(req, asked.user, choices, asked.way)
    if (changed > 0 && asked.mailing && Object.values(choices).includes(false))
      await noteUnsubscribed(req.payload, asked.mailing, asked.user)
    return answerWith(req, asked.user)
  },
})
