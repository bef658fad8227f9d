import type { Payload } from 'payload'
import type { ContactMessage } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { type PersonalData, unlinkOwn } from '../../platform/personalData'
import type { Stored } from '../../platform/stored.types'

/** A person's own messages with their answers, without the notes of staff. */
const findOwnMessages = (payload: Payload, user: string) =>
  modelOf(payload, 'contact-messages')
    .find(
      { user },
      {
        _id: 0,
        name: 1,
        email: 1,
        subject: 1,
        message: 1,
        status: 1,
        answer: 1,
        answeredAt: 1,
        'furtherAnswers.text': 1,
        'furtherAnswers.at': 1,
        createdAt: 1,
      },
    )
    .sort({ createdAt: 1 })
    .lean<Partial<Stored<ContactMessage>>[]>()

/** Messages stay, since correspondence has two sides. */
export const contactMessagesPersonalData: PersonalData = {
  exports: [{ file: 'messages.json', read: ({ payload }, { id }) => findOwnMessages(payload, id) }],
  erasures: { records: unlinkOwn('contact-messages') },
}
