import { openMailbox } from '../../../services/mail/openMailbox'
import { openSmtp } from '../../../services/mail/openSmtp'
import { smtpSettingsOf } from '../../../services/mail/smtpSettings'
import { type Check, type Finding, ok, wrong } from '../finding'

const reach = async (
  name: string,
  url: string,
  open: () => Promise<{ close: () => unknown }>,
): Promise<Finding> => {
  const { host } = new URL(url)
  try {
    const opened = await open()
    await opened.close()
    return ok(`${name} ${host} lets this server in`)
  } catch (error) {
    return wrong(`${name} ${host}: ${(error as Error).message}`, 'Check address, user and password.')
  }
}

export const checkMail: Check = {
  name: 'Mail',
  run: ({ SMTP_URL, IMAP_URL }) =>
    Promise.all([
      ...(SMTP_URL ? [reach('Mail server', SMTP_URL, () => openSmtp(smtpSettingsOf(SMTP_URL)))] : []),
      ...(IMAP_URL ? [reach('Mailbox', IMAP_URL, () => openMailbox(IMAP_URL))] : []),
    ]),
}
