import { type ReceivedMail, type SmtpServer, startSmtpServer } from '../fakes/smtpServer'

/**
 * A real mail server that captures mails, for one test. Pass its `url` to a server as `SMTP_URL`, with
 * `MAIL_FROM`.
 */
export const startSmtp = (): Promise<SmtpServer> => startSmtpServer()

/** The environment of a server that sends to a capturing mail server, with short delays between attempts. */
export const smtpEnvironment = ({ url }: Pick<SmtpServer, 'url'>): Record<string, string> => ({
  SMTP_URL: url,
  MAIL_FROM: 'no-reply@ace.test',
  MAIL_RETRY_SECONDS: '1',
})

const isFor = (mail: ReceivedMail, to: string, subject: RegExp): boolean =>
  mail.to.toLowerCase() === to.toLowerCase() && subject.test(mail.subject)

/**
 * A mail that was received, or the next one.
 * @param smtp the result of `startSmtp`
 * @param to the recipient's address
 * @param subject must match; any by default
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
