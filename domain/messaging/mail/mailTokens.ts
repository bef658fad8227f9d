import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'

/** In hexadecimal digits: mail servers may change the case of an address. */
const SIGNATURE_LENGTH = 16

const signatureOf = (payload: Payload, token: string): string =>
  createHmac('sha256', payload.secret).update(`mail-token:${token}`).digest('hex').slice(0, SIGNATURE_LENGTH)

/** A token with its signature, fit for the part of an address before the @: nobody else can make one. */
export const signMailToken = (payload: Payload, token: string): string =>
  `${token}-${signatureOf(payload, token)}`

/** The token in a signed one; undefined for one that is not ours. */
export const readMailToken = (payload: Payload, signed: string): string | undefined => {
  const at = signed.lastIndexOf('-')
  const [token, signature] = [signed.slice(0, at).toLowerCase(), signed.slice(at + 1).toLowerCase()]
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(payload, token))]
  return at > 0 && given.length === right.length && timingSafeEqual(given, right) ? token : undefined
}

/** The mailbox that replies and bounces go to; undefined where none is read. Described in `.env.example`. */
export const mailboxAddress = (): string | undefined => process.env.MAILBOX_ADDRESS || undefined

/** The address of the mailbox with a token: `inbox+token@example.org`. */
export const addressWith = (mailbox: string, token: string): string => {
  const at = mailbox.lastIndexOf('@')
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`
}

/** The token in an address of the mailbox, as `addressWith` made it. */
export const tokenIn = (mailbox: string, address: string): string | undefined => {
  const at = mailbox.lastIndexOf('@')
  const [start, end] = [`${mailbox.slice(0, at)}+`.toLowerCase(), mailbox.slice(at).toLowerCase()]
  const given = address.toLowerCase()
  return given.startsWith(start) && given.endsWith(end) && given.length > start.length + end.length
    ? given.slice(start.length, given.length - end.length)
    : undefined
}

/** The Message-ID of a mail of the outbox, without the angle brackets: the same whenever the same mail is sent. */
export const messageIdOf = (payload: Payload, id: string, round: number, domain: string): string =>
  `${signMailToken(payload, round > 0 ? `${id}.${round}` : id)}@${domain}`

/** The id of the mail of the outbox that a Message-ID names; undefined for one of somebody else. */
export const readMessageId = (payload: Payload, messageId: string): string | undefined => {
  const [local = ''] = messageId.trim().replace(/^<|>$/g, '').split('@')
  const id = readMailToken(payload, local)?.split('.')[0]
  return isObjectId(id) ? id : undefined
}
