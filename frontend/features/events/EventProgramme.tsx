import type { ReactNode } from 'react'
import { programmeOf, speakersOf } from '../../../domain/events/details.schema'
import type { Event } from '../../../payload-types'

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="mt-10">
    <h2 id={id} className="mb-3 text-xl">
      {title}
    </h2>
    {children}
  </section>
)

/** What happens at an event, and who speaks. */
export const EventProgramme = ({ event: { programme, speakers } }: { event: Event }) => (
  <>
    {programme && (
      <Part id="programme" title="Programme">
        <ol className="max-w-text border-b border-rule-strong">
          {programmeOf(programme).map(({ time, text }, index) => (
            <li
              key={index}
              className="grid gap-x-6 border-t border-rule-strong py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)]"
            >
              {time && <span className="font-semibold tabular-nums">{time}</span>}
              <span dir="auto" className="sm:col-start-2">
                {text}
              </span>
            </li>
          ))}
        </ol>
      </Part>
    )}
    {speakers && (
      <Part id="speakers" title="Speakers">
        <ul className="grid max-w-text gap-3">
          {speakersOf(speakers).map(({ name, role }) => (
            <li key={name} dir="auto">
              <span className="font-semibold">{name}</span>
              {role && <span className="block text-ink-soft">{role}</span>}
            </li>
          ))}
        </ul>
      </Part>
    )}
  </>
)
