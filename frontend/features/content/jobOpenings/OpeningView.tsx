import { REGION_LABELS } from '../../../../collections/access/roles'
import type { PublicOpening } from '../../../../domain/content/jobOpenings/jobOpenings.schema'
import { EMPLOYMENT_LABELS, isEmailAddress } from '../../../../domain/content/jobOpenings/openingTexts.schema'
import { Badge } from '../../../components/ui/Badge'
import { Fact } from '../../../components/ui/Fact'
import { formatDate, formatDay } from '../../../lib/dates'
import { safeHref } from '../../../lib/safeHref'
import { OpeningDescription } from './OpeningDescription'

/** How to apply: opens the reader's mail program with the title as its subject, or the page of the organisation. */
const ApplyLink = ({ applyTo, title }: Pick<PublicOpening, 'applyTo' | 'title'>) => {
  const isEmail = isEmailAddress(applyTo)
  const href = isEmail ? `mailto:${applyTo}?subject=${encodeURIComponent(title)}` : applyTo
  return (
    <div className="grid gap-2">
      <p>
        <a
          href={safeHref(href)}
          className="btn btn-main"
          {...(!isEmail && { rel: 'noopener nofollow ugc', target: '_blank' })}
        >
          {isEmail ? 'Apply by Email' : 'Apply on Their Site'}
          {!isEmail && <span className="sr-only"> (opens in a new tab)</span>}
        </a>
      </p>
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        <bdi>{applyTo}</bdi>
      </p>
    </div>
  )
}

/** Everything about one opening. */
export const OpeningView = ({ opening }: { opening: PublicOpening }) => {
  const { title, organisation, isMemberOrganisation, place, region, kind, salary, description } = opening
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <header className="grid gap-3">
          <h1 dir="auto" className="text-3xl break-words">
            {title}
          </h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-lg break-words">
            <bdi className="font-semibold">{organisation}</bdi>
            {isMemberOrganisation && <Badge tone="good">Member organisation</Badge>}
          </p>
        </header>
        <OpeningDescription text={description} />
      </div>
      <aside className="card grid content-start gap-5 self-start p-6" aria-label="Facts and how to apply">
        <dl>
          <Fact name="Place">
            <bdi>{place}</bdi>, {REGION_LABELS[region]}
          </Fact>
          <Fact name="Kind">{EMPLOYMENT_LABELS[kind]}</Fact>
          {salary && (
            <Fact name="Salary">
              <bdi>{salary}</bdi>
            </Fact>
          )}
          <Fact name="Apply until">
            <time dateTime={opening.lastDay}>{formatDay(opening.lastDay)}</time>
          </Fact>
          <Fact name="Published">
            <time dateTime={opening.publishedAt}>{formatDate(opening.publishedAt)}</time>
          </Fact>
        </dl>
        <ApplyLink applyTo={opening.applyTo} title={title} />
        <p className="text-ink-soft">Never pay for an interview or a job. Tell us if somebody asks you to.</p>
      </aside>
    </article>
  )
}
