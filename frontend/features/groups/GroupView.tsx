import type { ReactNode } from 'react'
import { GROUP_KINDS, type GroupPage } from '../../../domain/groups/groupTexts.schema'
import { Link } from '../../components/ui/Link'
import { formatDate } from '../../lib/dates'
import { paths } from '../../paths'
import { Joining } from './Joining'

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-2 text-xl">
      {title}
    </h2>
    {children}
  </section>
)

const LINK = 'link inline-flex min-h-11 items-center wrap-anywhere'

interface Linked {
  key: string
  to: string
  label: string
  more?: ReactNode
}

const Links = ({ items, empty }: { items: readonly Linked[]; empty: string }) =>
  items.length === 0 ? (
    <p className="text-ink-soft">{empty}</p>
  ) : (
    <ul className="divide-y divide-rule border-y border-rule">
      {items.map(({ key, to, label, more }) => (
        <li key={key} className="flex flex-wrap items-center justify-between gap-x-4">
          <Link to={to} className={LINK}>
            <bdi>{label}</bdi>
          </Link>
          {more && <span className="text-ink-soft">{more}</span>}
        </li>
      ))}
    </ul>
  )

/** What only those who are in a group see: its people and documents. */
const Inside = ({ inside: { people, documents } }: { inside: NonNullable<GroupPage['inside']> }) => (
  <>
    <Part id="people" title="People">
      <Links
        items={people.map(({ profile, fullName, professionalTitle }) => ({
          key: profile,
          to: paths.members.build({ member: profile }),
          label: fullName,
          more: professionalTitle,
        }))}
        empty="The directory shows none of the people of this group."
      />
    </Part>
    <Part id="documents" title="Documents">
      {documents.length === 0 ? (
        <p className="text-ink-soft">There are no documents yet.</p>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {documents.map(({ id, name, addedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
              <a
                href={`/api/groups/documents/${id}/content`}
                target="_blank"
                rel="noreferrer"
                className={LINK}
              >
                <bdi>{name}</bdi>
                <span className="sr-only"> (in a new tab)</span>
              </a>
              <time dateTime={addedAt} className="text-ink-soft">
                {formatDate(addedAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Part>
  </>
)

/** A chapter, division or other group: what it is, who leads it, what it does; for those who are in it, its people. */
export const GroupView = ({ group }: { group: GroupPage }) => {
  const { name, kind, about, sitePage, below, offices, people, events, papers, inside } = group
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-12 py-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <Part id="about" title="About">
          <p className="max-w-text whitespace-pre-wrap wrap-anywhere" dir="auto">
            {about || `${name} has no description yet.`}
          </p>
          {sitePage && (
            <p>
              <Link to={sitePage} className={LINK}>
                {kind === 'division' ? 'The division’s page' : 'All chapters'}
              </Link>
            </p>
          )}
        </Part>
        {inside && <Inside inside={inside} />}
        {(kind === 'chapter' || events.length > 0) && (
          <Part id="events" title="Upcoming Events">
            <Links
              items={events.map(({ slug, title, startsAt }) => ({
                key: slug,
                to: paths.event.build(slug),
                label: title,
                more: <time dateTime={startsAt}>{formatDate(startsAt)}</time>,
              }))}
              empty="No events are announced."
            />
          </Part>
        )}
        {(kind === 'division' || papers.length > 0) && (
          <Part id="papers" title="Papers">
            <Links
              items={papers.map(({ slug, title }) => ({
                key: slug,
                to: paths.publication.build(slug),
                label: title,
              }))}
              empty="No papers have been published yet."
            />
          </Part>
        )}
        {below.length > 0 && (
          <Part id="below" title="Groups Within">
            <Links
              items={below.map(({ id, slug, name: label, kind: of }) => ({
                key: id,
                to: paths.group.build(slug),
                label,
                more: GROUP_KINDS[of],
              }))}
              empty=""
            />
          </Part>
        )}
      </div>
      <aside className="grid gap-8 lg:sticky lg:top-24">
        <section aria-labelledby="joining" className="card p-5 md:p-6">
          <h2 id="joining" className="mb-2 text-xl">
            Membership of This Group
          </h2>
          <p className="mb-3 text-ink-soft">{people === 1 ? 'One person' : `${people} people`}</p>
          <Joining group={group} />
        </section>
        {offices.length > 0 && (
          <section aria-labelledby="offices">
            <h2 id="offices" className="mb-2 text-xl">
              Offices
            </h2>
            <dl className="divide-y divide-rule border-y border-rule">
              {offices.map(({ id, title, name: holder }) => (
                <div key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <dt className="text-ink-soft">{title}</dt>
                  <dd>
                    <bdi>{holder}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </aside>
    </div>
  )
}
