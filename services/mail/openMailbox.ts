/** How long the mailbox's server may take for a step, in milliseconds. */
const SILENCE_MS = 20_000

/** A mail as it lies in the mailbox. */
export interface MailboxMail {
  uid: number
  /** In bytes, as the server counts it. */
  size: number
  /** The beginning of the mail, up to the limit that was asked for. */
  source: Buffer
}

export interface Mailbox {
  /** Changes when the server numbers its mails anew. */
  uidValidity: string
  /**
   * The mails that came after one, the oldest first. Nothing is changed in the mailbox.
   * @param limit the most that are read
   * @param maxBytes the most that is read of each
   */
  readAfter: (uid: number, limit: number, maxBytes: number) => AsyncGenerator<MailboxMail>
  close: () => Promise<void>
}

/**
 * Opens a mailbox to read it.
 * @param url `imaps://user:password@mail.example.org:993/INBOX`; `imap://` encrypts after the greeting, but for a
 *   server
 * on this machine
 * @throws when the server cannot be reached or refuses the password
 */
export const openMailbox = async (url: string): Promise<Mailbox> => {
  const { ImapFlow } = await import('imapflow') // most installations start without a mailbox
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const isSecure = protocol === 'imaps:'
  const isThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    ...(!isSecure && { doSTARTTLS: !isThisMachine }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
  })
  client.on('error', () => undefined) // what is under way fails with the same
  await client.connect()
  try {
    const { uidValidity } = await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX', {
      readOnly: true,
    })
    return {
      uidValidity: String(uidValidity),
      async *readAfter(uid, limit, maxBytes) {
        const found = await client.search({ uid: `${uid + 1}:*` }, { uid: true })
        // `5:*` names the last mail also where its number is smaller
        const uids = (found || []).filter((each) => each > uid).sort((one, other) => one - other)
        for (const each of uids.slice(0, limit)) {
          const mail = await client.fetchOne(
            String(each),
            { uid: true, size: true, source: { start: 0, maxLength: maxBytes } },
            { uid: true },
          )
          if (mail && mail.source)
            yield { uid: each, size: mail.size ?? mail.source.length, source: mail.source }
        }
      },
      close: async () => {
        try {
          await client.logout()
        } catch {
          client.close()
        }
      },
    }
  } catch (error) {
    client.close()
    throw error
  }
}
