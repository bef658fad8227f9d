import type { Endpoint, PayloadRequest } from 'payload'
import { type ErrorBody, problem } from './answers'
import { requirementsOf, requires } from './requirements'
import { ACCOUNT, type SentForm } from '../platform/plainForm.schema'

/** Longest text of a form that is shown again; longer than any field may be. */
const MAX_SHOWN_LENGTH = 10_000

export const isForm = ({ headers }: PayloadRequest): boolean =>
  headers.get('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false

export const readForm = async (req: PayloadRequest): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams((await req.text?.()) ?? ''))

/** What may be shown again of a form: no password, no code. */
const shownValues = (form: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      /password|^code$/i.test(name) ? [] : [[name, value.slice(0, MAX_SHOWN_LENGTH)]],
    ),
  )

/** The answer to a plain form that was refused: the errors of the endpoint, and what was filled in. */
export const refuseForm = async (refusal: Response, form: Record<string, string>): Promise<Response> => {
  const { errors } = (await refusal.json()) as ErrorBody
  const headers = new Headers(refusal.headers)
  headers.delete('Content-Length')
  return Response.json({ errors, values: shownValues(form) } satisfies Omit<SentForm, 'name'>, {
    status: refusal.status,
    headers,
  })
}

type FormValues = Readonly<Record<string, string>>

const takeWhole = (form: FormValues): unknown => form

const otherAccount = (): Response =>
  problem(
    409,
    'other_account',
    'Another account is signed in by now. Sign in with the one you began with, then send this again.',
  )

/**
 * An endpoint that also takes a form sent without JavaScript. What worked is answered with a redirect (303); what did not
 * with the errors and what was filled in, from which the server renders the form's page again.
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
