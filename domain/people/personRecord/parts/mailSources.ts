import { deskPaths } from '../../../../frontend/deskPaths'
import { paths } from '../../../../frontend/paths'
import { toJubaTime } from '../../../../platform/jubaTime'
import { countMessagesOf, findMessagesOf } from '../../../messaging/contactMessages'
import { CONTACT_STATUSES } from '../../../messaging/contactMessages/statuses.schema'
import { countMailsTo, findMailsTo, mailTitle } from '../../../messaging/mail'
import { OUTBOX_STATUSES } from '../../../messaging/mail/statuses.schema'
import { countMailingsTo, findMailingsTo } from '../../../messaging/mailings'
import { RECIPIENT_STATES, SKIP_REASONS } from '../../../messaging/mailings/mailingTexts.schema'
import type { PartSource, ReadSources, Subject } from '../partSource.types'
import { toMoment, toRecord } from '../toRecord'
import type { Payload } from 'payload'

/**
 * Single mails of the site: what they are and how far they came, never their text, which can hold a link that signs in.
 */
const singleMails = (payload: Payload, { emails }: Subject): PartSource => ({
  count: () => countMailsTo(payload, emails),
  newest: async (limit) =>
    (await findMailsTo(payload, emails, limit)).map(({ _id, template, to, status, createdAt, lastError }) =>
      toRecord(_id, toMoment(createdAt), () => ({
        title: mailTitle(template),
        facts: [`To ${to}`, ...(status === 'failed' && lastError ? [lastError] : [])],
        state: OUTBOX_STATUSES[status],
        link: paths.cms.record('outbox', String(_id)),
      })),
    ),
})

/** Mailings to many, by their subject. */
const mailings = (payload: Payload, { id }: Subject): PartSource => ({
  count: () => countMailingsTo(payload, id),
  newest: async (limit) => {
    const { rows, subjects } = await findMailingsTo(payload, id, limit)
    return rows.map(({ _id, mailing, state, skip, bounce, createdAt }) =>
      toRecord(_id, toMoment(createdAt), () => ({
        title: subjects.get(String(mailing)) ?? 'A mailing that is gone',
        facts: ['Mailing', ...(skip ? [SKIP_REASONS[skip]] : []), ...(bounce ? ['Came back'] : [])],
        state: RECIPIENT_STATES[state],
        link: deskPaths.mailing.build(String(mailing)),
      })),
    )
  },
})

/** What the person wrote: contact messages, with the mails that joined their threads. */
const received = (payload: Payload, { ids, emails }: Subject): PartSource => ({
  count: () => countMessagesOf(payload, { ids, emails }),
  newest: async (limit) =>
    (await findMessagesOf(payload, { ids, emails }, limit)).map(
      ({ _id, subject, status, createdAt, repliedAt, mailKey }) =>
        toRecord(_id, toMoment(createdAt), () => ({
          title: subject,
          facts: [mailKey ? 'Received by mail' : 'Received through the contact form'],
          days: repliedAt ? [{ name: 'Last reply', day: toJubaTime(repliedAt).slice(0, 10) }] : [],
          state: CONTACT_STATUSES[status],
          link: deskPaths.contactMessage.build(String(_id)),
        })),
    ),
})

/** Mails sent to a person and received from one. */
export const mailSources: ReadSources = (payload, subject) => [
  singleMails(payload, subject),
  mailings(payload, subject),
  received(payload, subject),
]
