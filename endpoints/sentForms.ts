import type { PayloadRequest } from 'payload'
import type { SentForm } from '../platform/plainForm.schema'
import type { ErrorBody } from './answers'

/** Longest text of a form that is shown again; longer than any field may be. */
const MAX_SHOWN_LENGTH = 10_000

export const isForm = ({ headers }: PayloadRequest): boolean =>
  headers.get('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false

export const readForm = async (req: PayloadRequest): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams((await req.text?.()) ?? ''))

/** What may be shown again of a form: no password, no code. */
export const shownValues = (form: Record<string, string>): Record<string, string> =>
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
