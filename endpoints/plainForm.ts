import type { Endpoint } from 'payload'
import { ACCOUNT, type SentForm } from '../platform/plainForm.schema'
import { problem } from './answers'
import { requirementsOf, requires } from './requirements'
import { isForm, readForm, refuseForm, shownValues } from './sentForms'

type FormValues = Readonly<Record<string, string>>

const takeWhole = (form: FormValues): unknown => form

const otherAccount = (): Response =>
  problem(
    409,
    'other_account',
    'Another account is signed in by now. Sign in with the one you began with, then send this again.',
  )

/**
 * An endpoint that also takes a form sent without JavaScript. What worked is answered with a redirect (303);
 * what did not with the errors and what was filled in, from which the server renders the form's page again.
 * @param done the page that says that it worked: a path of this site, or a query for the page that was posted to
 * @param toInput what the endpoint takes, of what the form holds
 */
export const plainForm = (
  endpoint: Endpoint,
  done: string | ((form: FormValues) => string),
  toInput = takeWhole,
): Endpoint => ({
  ...endpoint,
  custom: requires({ ...requirementsOf(endpoint), takesForms: true }),
  handler: async (req) => {
    if (!isForm(req)) return endpoint.handler(req)
    const form = await readForm(req)
    const { [ACCOUNT]: account, ...filled } = form
    const response =
      account && req.user && account !== req.user.id
        ? otherAccount()
        : await endpoint.handler(Object.assign(req, { json: () => Promise.resolve(toInput(filled)) }))
    if (!response.ok) return refuseForm(response, form)
    const answer = (await response.json()) as { challenge?: string }
    if (answer.challenge)
      return Response.json({
        errors: [],
        values: shownValues(form),
        challenge: answer.challenge,
      } satisfies Omit<SentForm, 'name'>)
    const headers = new Headers({ Location: typeof done === 'string' ? done : done(form) })
    for (const cookie of response.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
    return new Response(null, { status: 303, headers })
  },
})
