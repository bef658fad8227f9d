import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { cookieName, hostCookie } from '../../../platform/cookies'
import { openBytes, sealBytes } from '../../../platform/seal'

const COOKIE_NAME = 'ace_device'
const PURPOSE = 'known device, version 1'
const TTL_SECONDS = 90 * 24 * 60 * 60

const knownDeviceSchema = z.object({ id: z.string(), until: z.number() })
type KnownDevice = z.infer<typeof knownDeviceSchema>

/**
 * The `Set-Cookie` value by which a device that passed the second step is known again: its wrong codes are
 * counted apart, so that somebody who guesses elsewhere does not lock the owner out. It opens nothing by
 * itself.
 */
export const knownDeviceCookie = ({ payload, protocol }: PayloadRequest, userId: string): string => {
  const device: KnownDevice = { id: randomUUID(), until: Date.now() + TTL_SECONDS * 1000 }
  const sealed = sealBytes(payload, PURPOSE, userId, Buffer.from(JSON.stringify(device)))
  return hostCookie(COOKIE_NAME, sealed, `Max-Age=${TTL_SECONDS}`, protocol === 'https:')
}

/** The device of an account that a request comes from, if it has passed the second step there within 90 days. */
export const knownDeviceOf = (
  { payload, headers, protocol }: PayloadRequest,
  userId: string,
): string | undefined => {
  const name = cookieName(COOKIE_NAME, protocol === 'https:')
  const value = new RegExp(`(?:^|;)\\s*${name}=([\\w.-]{1,1000})(?:;|$)`).exec(
    headers.get('cookie') ?? '',
  )?.[1]
  const opened = value && openBytes(payload, PURPOSE, userId, value)
  if (!opened) return undefined
  const { id, until } = knownDeviceSchema.parse(JSON.parse(opened.toString()))
  return until > Date.now() ? id : undefined
}
