import type { PayloadRequest } from 'payload'
import { openBytes, sealBytes } from '../../platform/seal'

/** For how long somebody may be away at the provider, or takes to type the password that links the two. */
const TTL_SECONDS = 10 * 60

const PATH = '/api/users/sso'

interface Sealed<Content> {
  content: Content
  until: number
}

/** A short-lived cookie whose content neither the browser nor anybody else can read or change. */
export interface SealedCookie<Content> {
  /** Its `Set-Cookie` value; one that takes it away for undefined. */
  write: (req: PayloadRequest, content: Content | undefined) => string
  /** What a request carries; undefined when there is nothing, or it is too old or not ours. */
  read: (req: PayloadRequest) => Content | undefined
}

export const sealedCookie = <Content>(name: string): SealedCookie<Content> => ({
  write: (req, content) => {
    const sealed =
      content &&
      sealBytes(
        req.payload,
        name,
        '',
        Buffer.from(
          JSON.stringify({ content, until: Date.now() + TTL_SECONDS * 1000 } satisfies Sealed<Content>),
        ),
      )
    return `${name}=${sealed ?? ''}; Path=${PATH}; HttpOnly; SameSite=Lax; Max-Age=${sealed ? TTL_SECONDS : 0}${req.protocol === 'https:' ? '; Secure' : ''}`
  },
  read: ({ headers, payload }) => {
    const value = new RegExp(`(?:^|;)\\s*${name}=([\\w.-]{1,4000})(?:;|$)`).exec(
      headers.get('cookie') ?? '',
    )?.[1]
    const opened = value && openBytes(payload, name, '', value)
    if (!opened) return undefined
    const { content, until } = JSON.parse(opened.toString()) as Sealed<Content>
    return until > Date.now() ? content : undefined
  },
})
