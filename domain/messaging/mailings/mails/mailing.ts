import { z } from 'zod'
import { paths } from '../../../../frontend/paths'
import { note } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { CONSENT_KINDS } from '../../../people/consents/consentTexts.schema'
import { keysOf } from '../../../../platform/records.schema'

const parts = z.array(z.strictObject({ text: z.string(), url: z.string().optional() }))

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), text: z.string() }),
  z.strictObject({ type: z.literal('linked'), parts }),
  z.strictObject({ type: z.literal('list'), items: z.array(parts) }),
  z.strictObject({ type: z.literal('picture'), url: z.string(), alt: z.string() }),
  z.strictObject({ type: z.literal('button'), label: z.string(), url: z.string() }),
  z.strictObject({
    type: z.literal('facts'),
    rows: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  }),
])

/** What staff wrote to many people, as it is for one of them. Nobody but the outbox reads its link. */
export const mailing = defineMail({
  schema: z.strictObject({
    subject: z.string(),
    blocks: z.array(block),
    kind: z.enum(keysOf(CONSENT_KINDS)),
    /** Of the link by which the person unsubscribes. */
    token: z.string(),
    /** Id of the person's row in the list of recipients, by which a reply is known; none for a test. */
    recipient: z.string().optional(),
  }),
  isForgotten: true,
  subject: ({ subject }) => subject,
  body: ({ blocks, kind, token }, site) => [
    ...blocks,
    note(
      `You get this email from the ${site.name} because you receive its mails about ${CONSENT_KINDS[kind].label.toLowerCase()}. To end them, or to choose what you receive:\n${site.url}${paths.mailPreferences.build()}#${token}`,
    ),
  ],
  // one click in the mail program ends this kind of mail. Source: RFC 8058
  headers: ({ token }, site) => ({
    'List-Unsubscribe': `<${site.url}/api/consents/unsubscribe?token=${encodeURIComponent(token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
  replyToken: ({ recipient }) => recipient && `m-${recipient}`,
})
