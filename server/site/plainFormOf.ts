import type { IncomingMessage } from 'node:http'
import { PLAIN_FORMS, type PlainFormName, SEND, plainFormNamed } from '../../platform/plainForm.schema'

/** A form that was posted to its own page. */
export interface PostedForm {
  name: PlainFormName
  /** Of its endpoint. */
  path: string
  method: string
}

const isPlainForm = (name: string | null): name is PlainFormName =>
  name !== null && Object.hasOwn(PLAIN_FORMS, name)

/** Whether a path is the one of a page: `/events/:slug` is that of every event. */
const isPage = (page: string, pathname: string): boolean => {
  const [expected, parts] = [page.split('/'), pathname.split('/')]
  return (
    parts.length === expected.length &&
    expected.every((part, place) => (part.startsWith(':') ? parts[place] !== '' : parts[place] === part))
  )
}

/** The values that an endpoint's path takes from the query. */
const valuesOf = (api: string): string[] => [...api.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** The page that a form was posted to, as it was before. */
export const pageOfForm = ({ pathname, searchParams }: URL, name: PlainFormName): string => {
  const query = new URLSearchParams(searchParams)
  for (const sent of [SEND, ...valuesOf(plainFormNamed(name).api)]) query.delete(sent)
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname
}

/** The path of an endpoint, with the values that the query gives; undefined where one is missing or no id. */
const endpointPath = (api: string, query: URLSearchParams): string | undefined => {
  return valuesOf(api).every((name) => /^[\w-]+$/.test(query.get(name) ?? ''))
    ? api.replace(/:(\w+)/g, (_, name: string) => query.get(name) ?? '')
    : undefined
}

/** Which form a request posts to its own page, if it does, and where it goes. */
export const plainFormOf = (
  { method }: Pick<IncomingMessage, 'method'>,
  { pathname, searchParams }: URL,
): PostedForm | undefined => {
  const name = searchParams.get(SEND)
  if (method !== 'POST' || !isPlainForm(name)) return undefined
  const form = plainFormNamed(name)
  const path = endpointPath(form.api, searchParams)
  return path !== undefined && isPage(form.page, pathname)
    ? { name, path: `/api${path}`, method: form.method ?? method }
    : undefined
}
