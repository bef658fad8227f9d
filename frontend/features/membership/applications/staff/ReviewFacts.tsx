import type { ApplicationForm } from '../../../../../domain/membership/applications/review.schema'
import { applicationFacts } from './applicationFacts'

/** The application as it was sent. */
export const ReviewFacts = ({ form }: { form: ApplicationForm }) => (
  <div className="grid gap-8">
    {applicationFacts(form).map(({ title, facts }) => (
      <section key={title} className="border-t border-rule-strong pt-4 print:break-inside-avoid">
        <h3 className="mb-2 text-lg">{title}</h3>
        <dl className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="pt-2 text-ink-soft sm:pb-2">{name}</dt>
              <dd className="whitespace-pre-wrap break-words sm:py-2" dir="auto">
                {value || <span className="text-ink-soft">Not given</span>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
)
