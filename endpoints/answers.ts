import type { z } from 'zod'

/** A problem told to the caller, in the shape of Payload's own errors. */
export interface ErrorBody {
  errors: { message: string; code: string; field?: string }[]
}

/** An error answer with one problem. The message is for people; the code is for programs. */
export const problem = (status: number, code: string, message: string, headers?: HeadersInit): Response =>
  Response.json({ errors: [{ message, code }] } satisfies ErrorBody, { status, headers })

/** A 401 for somebody who is not signed in. */
export const signInFirst = (): Response => problem(401, 'unauthenticated', 'Please sign in first.')

/** Said of a change to a record that somebody else has changed since it was read. */
export const CHANGED_MEANWHILE = 'Someone has changed this in the meantime. Please check it again.'

/** A 403 for somebody who is signed in and lacks the right. */
export const forbidden = (message = 'You are not allowed to perform this action.'): Response =>
  problem(403, 'forbidden', message)

/** A 400 that names each field that is wrong. */
export const invalid = (error: z.ZodError): Response =>
  Response.json(
    {
      errors: error.issues.map((issue) => ({
        message: issue.message,
        code: 'invalid',
        field: issue.path.join('.') || undefined,
      })),
    } satisfies ErrorBody,
    { status: 400 },
  )

/** The JSON body of a request, or undefined when there is none that can be read. */
export const readJson = async (req: { json?: () => Promise<unknown> }): Promise<unknown> => {
  try {
    return await req.json?.()
  } catch {
    return undefined
  }
}

/** An error answer about one field of the body. */
export const fieldProblem = (status: number, code: string, field: string, message: string): Response =>
  Response.json({ errors: [{ message, code, field }] } satisfies ErrorBody, { status })

/** A 400 about several fields of the body. */
export const fieldProblems = (
  code: string,
  fields: readonly { field: string; message: string }[],
): Response =>
  Response.json({ errors: fields.map((field) => ({ ...field, code })) } satisfies ErrorBody, { status: 400 })

/** A 429 that says when to try again. */
export const tooManyAttempts = (
  retryAfterSeconds: number,
  message = 'Too many attempts. Please wait a few minutes and try again.',
): Response => problem(429, 'too_many_attempts', message, { 'Retry-After': String(retryAfterSeconds) })
