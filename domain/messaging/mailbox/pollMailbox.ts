import type { Payload } from 'payload'
import pTimeout from 'p-timeout'
import { isDatabaseUnavailable } from '../../../platform/databaseErrors'
import { type MailboxMail, openMailbox } from '../../../services/mail/openMailbox'
import { addServerTask } from '../../office/tasks'
import { MAX_MAIL_BYTES, parseMail } from './parseMail'
import { findPlace, hasMailboxMail, noteMail, notePlace } from './mailboxRepository'
import { routeMail } from './routeMail'

/** At most so many mails are read in a run: the next one goes on. */
const MAILS_A_RUN = 200
/** A run ends after so long, whatever the mail server does. */
const RUN_MS = 50_000
/** A mail that takes longer is left to people. */
const MAIL_MS = 30_000

const readMail = async (payload: Payload, { size, source }: MailboxMail): Promise<void> => {
  const mail = await parseMail(source, size <= source.length)
  if (await hasMailboxMail(payload, mail.key)) return
  const outcome = await routeMail(payload, mail)
  await noteMail(payload, { key: mail.key, from: mail.from.address, outcome })
}

/** Takes one mail; one that cannot be read, or not in time, fails alone, and staff get a task about it. */
const takeMail = async (payload: Payload, incoming: MailboxMail, mailMs: number): Promise<void> => {
  const { uid, size } = incoming
  try {
    await pTimeout(readMail(payload, incoming), { milliseconds: mailMs })
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    payload.logger.error({ err: error, uid }, 'a mail of the mailbox could not be read; it is left there')
    await addServerTask(payload, {
      key: `mailbox:${uid}:${size}`,
      title: 'A mail in the mailbox could not be read',
      note: `Please read mail number ${uid} there by hand.`,
    })
  }
}

/**
 * Reads what has come into the mailbox since the last run: bounces and replies. The mailbox itself is not changed.
 * Where none is set up, nothing is done.
 * @param options.url of the mailbox; `IMAP_URL` by default
 * @param options.mailMs how long one mail may take
 */
export const pollMailbox = async (
  payload: Payload,
  signal?: AbortSignal,
  { url = process.env.IMAP_URL, mailMs = MAIL_MS }: { url?: string; mailMs?: number } = {},
): Promise<void> => {
  if (!url) return
  const mailbox = await openMailbox(url)
  const deadline = Date.now() + RUN_MS
  try {
    const place = await findPlace(payload)
    const { uidValidity } = mailbox
    const lastUid = place?.uidValidity === uidValidity ? place.lastUid : 0
    for await (const mail of mailbox.readAfter(lastUid, MAILS_A_RUN, MAX_MAIL_BYTES)) {
      if (signal?.aborted || Date.now() > deadline) break
      await takeMail(payload, mail, mailMs)
      await notePlace(payload, { uidValidity, lastUid: mail.uid })
    }
  } finally {
    await mailbox.close()
  }
}
