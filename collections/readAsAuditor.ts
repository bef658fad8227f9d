import type { Access, Endpoint, FieldAccess, PayloadRequest } from 'payload'
import { asReader } from './access/policies.schema'

/** A request as rules of reading see it: an auditor's as an administrator's. */
const readingRequest = (req: PayloadRequest): PayloadRequest => {
  const user = asReader(req.user)
  return user === req.user ? req : Object.assign(Object.create(req) as PayloadRequest, { user })
}

type Rule = Access | FieldAccess

const reading = <One extends Rule>(rule: One): One =>
  // rules of collections and fields are both called with what they are asked about, and `req` in it
  ((args: Parameters<One>[0]) => rule({ ...args, req: readingRequest(args.req) } as never)) as unknown as One

/** What rules and fields of a collection or global look like, as far as reading goes. */
interface Guarded {
  access?: { read?: Rule; readVersions?: Rule }
  admin?: { hidden?: boolean | ((args: { user: never }) => boolean) }
  fields?: readonly unknown[]
  tabs?: readonly unknown[]
  blocks?: readonly unknown[]
}

/** Access objects that are done: Payload keeps some of them in several places. */
const done = new WeakSet<object>()

const openFields = (parts: readonly unknown[]): void => {
  for (const part of parts as Guarded[]) {
    const { access } = part
    if (access?.read && !done.has(access)) {
      done.add(access)
      access.read = reading(access.read)
    }
    openFields([...(part.fields ?? []), ...(part.tabs ?? []), ...(part.blocks ?? [])])
  }
}

/**
 * Opens everything that an administrator reads to auditors: the rules of reading of a collection or global, its fields,
 * and its place in the panel. Rules of changing stay as they are, and give an auditor nothing.
 */
export const openToAuditors = (entity: object): void => {
  const guarded = entity as Guarded
  const { access, admin } = guarded
  if (access && !done.has(access)) {
    done.add(access)
    if (access.read) access.read = reading(access.read)
    if (access.readVersions) access.readVersions = reading(access.readVersions)
  }
  const hidden = admin?.hidden
  if (admin && typeof hidden === 'function')
    admin.hidden = ({ user }: { user: never }) => hidden({ user: asReader(user) })
  openFields(guarded.fields ?? [])
}

/** An endpoint that only reads answers an auditor as it answers an administrator. */
export const answeringAuditors = (endpoint: Endpoint): Endpoint =>
  endpoint.method === 'get'
    ? {
        ...endpoint,
        handler: (req) => {
          req.user = asReader(req.user)
          return endpoint.handler(req)
        },
      }
    : endpoint
