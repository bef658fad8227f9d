import type { Endpoint, PayloadRequest } from 'payload'
import type { ErrorBody } from '../answers'

interface PlainFormPages {
  /** The page that says that it worked: a path of this site. */
  done: string
  /** The page with the form; what went wrong is named in its `problem`. */
  failed: string
}

const isForm = ({ headers }: PayloadRequest): boolean => headers.get('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false

const problemOf = async (response: Response): Promise<string> => {
  const { errors } = (await response.json()) as ErrorBody
  return errors[0]?.code === 'invalid' ? (errors[0].field ?? 'invalid') : (errors[0]?.code ?? 'unexpected')
}

/** An endpoint that also takes a form sent without the script: the browser is led to a page (303) in place of JSON. */
export const plainForm = (endpoint: Endpoint, { done, failed }: PlainFormPages): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    if (!isForm(req)) return endpoint.handler(req)
    const form = Object.fromEntries(new URLSearchParams((await req.text?.()) ?? ''))
    const response = await endpoint.handler(Object.assign(req, { json: () => Promise.resolve(form) }))
    const headers = new Headers({ Location: response.ok ? done : `${failed}${failed.includes('?') ? '&' : '?'}problem=${await problemOf(response)}` })
    const cookie = response.headers.get('Set-Cookie')
    if (cookie) headers.set('Set-Cookie', cookie)
    return new Response(null, { status: 303, headers })
  },
})
