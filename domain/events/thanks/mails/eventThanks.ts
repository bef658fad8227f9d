import { z } from 'zod'
import { button, list, paragraph } from '../../../../services/mail/blocks'
import { defineMail } from '../../../../services/mail/defineMail'
import { eventMailSchema } from '../../mails/eventFacts'

/** To everybody who came to an event, with what staff write. */
export const eventThanks = defineMail({
  schema: eventMailSchema.extend({
    /** By staff. */
    text: z.string(),
    hasProgramme: z.boolean(),
    /** The secret of the link to the survey; left out where there is none. */
    surveyToken: z.string().optional(),
  }),
  subject: ({ event }) => `Thank you for coming: ${event.title}`,
  body: ({ event, fullName, text, hasProgramme, surveyToken }) => [
    paragraph(`Dear ${fullName},`),
    paragraph(text),
    ...(surveyToken
      ? [
          paragraph('How was it? Please tell us in a minute. Your answers are stored without your name.'),
          button('Answer the survey', `/events/${event.slug}/survey#${surveyToken}`),
        ]
      : []),
    list([
      ...(hasProgramme
        ? [
            [
              { text: 'Materials: ' },
              { text: 'the programme of the event', url: `/events/${event.slug}/programme` },
            ],
          ]
        : []),
      [
        { text: 'Certificate of attendance: with ' },
        { text: 'your tickets', url: '/tickets' },
        { text: '; for members also with the hours in ' },
        { text: 'your CPD log', url: '/membership/cpd' },
      ],
    ]),
  ],
  isConfidential: true,
})
