/** A delivery report as RFC 3464 describes it, for a mail that could not be delivered. */
export const deliveryReport = ({
  to,
  recipient,
  messageId,
  status = '5.1.1',
  action = 'failed',
}: {
  /** The sender of the envelope, which the report goes to. */
  to: string
  recipient: string
  /** Of the mail that came back, with its brackets. */
  messageId: string
  status?: string
  action?: string
}): string =>
  [
    'Return-Path: <>',
    `To: <${to}>`,
    'From: Mail Delivery System <MAILER-DAEMON@mail.example.org>',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${Math.random().toString(36).slice(2)}@mail.example.org>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'I am sorry to inform you that your message could not be delivered.',
    '',
    '--b1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.org',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <someone>: User unknown',
    '',
    '--b1',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    'Subject: What was sent',
    '',
    '--b1--',
    '',
  ].join('\r\n')

/** A mail as a person writes it. */
export const writtenMail = ({
  from,
  to,
  subject = 'Re: A question',
  text = 'Thank you, that helps.',
  headers = [],
  messageId = `<${Math.random().toString(36).slice(2)}@mail.example.org>`,
}: {
  from: string
  to: string
  subject?: string
  text?: string
  headers?: string[]
  messageId?: string
}): string =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ].join('\r\n')
