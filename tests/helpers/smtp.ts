import { type ReceivedMail, type SmtpServer, startSmtpServer } from '../fakes/smtpServer'

/** A real mail server for a test, which captures what it receives. Give its `url` to a server as `SMTP_URL`, with `MAIL_FROM`. */
export const startSmtp = (): Promise<SmtpServer> => startSmtpServer()

/** The environment of a server that sends to a captured mail server, and does not wait long before it tries again. */
export const smtpEnvironment = ({ url }: Pick<SmtpServer, 'url'>): Record<string, string> => ({
  SMTP_URL: url,
  MAIL_FROM: 'no-reply@ace.test',
  MAIL_RETRY_SECONDS: '1',
})

const isFor = (mail: ReceivedMail, to: string, subject: RegExp): boolean =>
  mail.to.toLowerCase() === to.toLowerCase() && subject.test(mail.subject)

/**
 * A mail that arrived, or the next that arrives.
 * @param smtp what `startSmtp` answered
 * @param to the recipient's address
 * @param subject what the subject must match; any by default
 */
export const waitForMail = (
  smtp: SmtpServer,
  to: string,
  subject = /./,
  deadlineMs = 30_000,
): Promise<ReceivedMail> =>
  new Promise((resolve, reject) => {
    const there = smtp.mails.find((mail) => isFor(mail, to, subject))
    if (there) {
      resolve(there)
      return
    }
    const late = setTimeout(() => {
      stop()
      reject(new Error(`No mail to ${to} with a subject like ${subject} within ${deadlineMs} ms`))
    }, deadlineMs)
    const stop = smtp.onMail((mail) => {
      if (!isFor(mail, to, subject)) return
      clearTimeout(late)
      stop()
      resolve(mail)
    })
  })
