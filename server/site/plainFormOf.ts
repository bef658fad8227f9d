import type { IncomingMessage } from 'node:http'
import { PLAIN_FORMS, type PlainFormName, SEND } from '../../platform/plainForm.schema'

const isPlainForm = (name: string | null): name is PlainFormName =>
  name !== null && Object.hasOwn(PLAIN_FORMS, name)

/** Which form a request posts to its own page, if it does. */
export const plainFormOf = (
  { method }: IncomingMessage,
  { pathname, searchParams }: URL,
): PlainFormName | undefined => {
  const name = searchParams.get(SEND)
  return method === 'POST' && isPlainForm(name) && PLAIN_FORMS[name].page === pathname ? name : undefined
}
