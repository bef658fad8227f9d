import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { cookieName, hostCookie } from '../../../platform/cookies'
import { openBytes, sealBytes } from '../../../platform/seal'

/** How long a person may be at the provider, or take to type the password that links the two. */
const TTL_SECONDS = 10 * 60

/** A short-lived cookie whose content nobody else can read or change, not even the browser. */
export interface SealedCookie<Content> {
  /** Its `Set-Cookie` value; for undefined, one that removes it. */
  write: (req: PayloadRequest, content: Content | undefined) => string
  /** What a request carries; undefined when there is nothing, or it is too old or not ours. */
  read: (req: PayloadRequest) => Content | undefined
}

export const sealedCookie = <Content>(name: string, schema: z.ZodType<Content>): SealedCookie<Content> => ({
  write: (req, content) => {
    const sealed =
      content &&
      sealBytes(
        req.payload,
        name,
        '',
        Buffer.from(JSON.stringify({ content, until: Date.now() + TTL_SECONDS * 1000 })),
      )
    return hostCookie(name, sealed ?? '', `Max-Age=${sealed ? TTL_SECONDS : 0}`, req.protocol === 'https:')
  },
  read: ({ headers, payload, protocol }) => {
    const sent = cookieName(name, protocol === 'https:')
    const value = new RegExp(`(?:^|;)\\s*${sent}=([\\w.-]{1,4000})(?:;|$)`).exec(
      headers.get('cookie') ?? '',
    )?.[1]
    const opened = value && openBytes(payload, name, '', value)
    if (!opened) return undefined
    const { content, until } = z
      .object({ content: schema, until: z.number() })
      .parse(JSON.parse(opened.toString()))
    return until > Date.now() ? content : undefined
  },
})
