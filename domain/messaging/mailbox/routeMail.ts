import type { Payload } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { findAccountByEmail } from '../../accounts'
import { receiveReply, receiveUnknownMail, threadOfAnswer, threadOfToken } from '../contactMessages'
import { countBounce } from '../mailAddresses'
import { findMailFacts, mailboxAddress, readMailToken, readMessageId, tokenIn } from '../mail'
import { findRecipient, noteBounce, readMailingKey } from '../mailings'
import type { MailOutcome } from './outcomes.schema'
import type { IncomingMail } from './parseMail'

/** The signed token in the addresses that a mail was sent to. */
const tokenOf = (payload: Payload, { to }: IncomingMail): string | undefined => {
  const mailbox = mailboxAddress()
  if (!mailbox) return undefined
  for (const address of to) {
    const signed = tokenIn(mailbox, address)
    const token = signed === undefined ? undefined : readMailToken(payload, signed)
    if (token !== undefined) return token
  }
  return undefined
}

/** The id of the mail of the outbox that came back: by its envelope, or by the Message-ID that the report returns. */
const returnedMail = (payload: Payload, mail: IncomingMail): string | undefined => {
  const token = tokenOf(payload, mail)
  if (token?.startsWith('b-')) return token.slice(2)
  return mail.returnedId === null ? undefined : readMessageId(payload, mail.returnedId)
}

const takeBounce = async (payload: Payload, mail: IncomingMail): Promise<MailOutcome> => {
  const id = returnedMail(payload, mail)
  const sent = isObjectId(id) ? await findMailFacts(payload, id) : null
  if (!sent || !mail.bounce) return 'unknown'
  await countBounce(payload, { email: sent.to, mail: String(sent._id), ...mail.bounce })
  const ofMailing = readMailingKey(sent.dedupeKey)
  if (ofMailing) await noteBounce(payload, { ...ofMailing, ...mail.bounce })
  return 'bounce'
}

/** The thread that a mail belongs to: by the address it was sent to, or by the mail that it answers. */
const threadOf = async (payload: Payload, mail: IncomingMail): Promise<string | undefined> => {
  const token = tokenOf(payload, mail)
  if (token?.startsWith('t-')) {
    const thread = await threadOfToken(payload, token.slice(2))
    if (thread) return thread
  }
  for (const answered of mail.answers) {
    const id = readMessageId(payload, answered)
    const sent = id === undefined ? null : await findMailFacts(payload, id)
    const thread = sent && (await threadOfAnswer(payload, sent.dedupeKey))
    if (thread) return thread
  }
  return undefined
}

/** Under what the replies of a person to a mailing come together: one thread for each mailing and person. */
const mailingThreadOf = async (payload: Payload, mail: IncomingMail): Promise<string | undefined> => {
  const token = tokenOf(payload, mail)
  const recipient = token?.startsWith('m-') ? token.slice(2) : undefined
  return isObjectId(recipient) && (await findRecipient(payload, recipient))
    ? `mailing:${recipient}`
    : undefined
}

/**
 * Brings a mail of the mailbox to where it belongs: a bounce to its mail and address, a reply to its thread, anything
 * else to a thread of its own. Safe to repeat. A program's mail opens no thread, and is never answered.
 */
export const routeMail = async (payload: Payload, mail: IncomingMail): Promise<MailOutcome> => {
  const { messageId, from, isAutomatic, bounce } = mail
  // a copy of what the site itself has sent, for example to the office
  if (readMessageId(payload, messageId) !== undefined) return 'own'
  if (bounce) return takeBounce(payload, mail)
  const reply = { ...mail, key: `mail:${mail.key}`.slice(0, 500) }
  const thread = await threadOf(payload, mail)
  if (thread) return (await receiveReply(payload, thread, reply)) ? 'joined' : 'unknown'
  if (isAutomatic || from.address === '') return 'automatic'
  const account = await findAccountByEmail(payload, from.address)
  return receiveUnknownMail(payload, reply, {
    threadKey: (await mailingThreadOf(payload, mail)) ?? reply.key,
    user: account?.id ?? null,
  })
}
