import type { Event } from '../../../payload-types'
import { EmailText } from '../../components/ui/EmailText'

/** What one must know before going to an event, each under its name. */
export const EventPractical = ({ event }: { event: Event }) => {
  const { venue, audience, whatToBring, cpdHours, contactName, contactEmail } = event
  const facts = [
    ['Venue', venue],
    ['Who it is for', audience],
    ['What to bring', whatToBring],
    ['CPD', cpdHours ? `${cpdHours} ${cpdHours === 1 ? 'hour' : 'hours'}` : null],
  ] as const
  if (!contactName && !contactEmail && facts.every(([, value]) => !value)) return null
  return (
    <dl className="grid gap-3 border-t border-rule pt-4">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt className="text-ink-soft">{name}</dt>
              <dd dir="auto" className="break-words whitespace-pre-line">
                {value}
              </dd>
            </div>
          ),
      )}
      {(contactName || contactEmail) && (
        <div>
          <dt className="text-ink-soft">Contact</dt>
          <dd className="break-words">
            {contactName && <bdi className="block">{contactName}</bdi>}
            {contactEmail && (
              <a className="link inline-flex min-h-11 items-center" href={`mailto:${contactEmail}`}>
                <EmailText email={contactEmail} />
              </a>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
