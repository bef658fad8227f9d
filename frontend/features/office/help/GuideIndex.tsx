import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Field } from '../../../components/ui/Field'
import { Link } from '../../../components/ui/Link'
import { formText } from '../../../lib/formText'
import { deskPaths } from '../../../deskPaths'
import { findInGuides } from './findInGuides'
import type { Guide } from './guide.types'

export interface GuideIndexProps {
  guides: readonly { name: string; guide: Guide }[]
  /** What is looked for; empty for nothing. */
  text: string
}

const Found = ({ guides, text }: GuideIndexProps) => {
  const found = findInGuides(guides, text)
  return (
    <>
      <p role="status" className="text-ink-soft">
        {found.length} {found.length === 1 ? 'chapter' : 'chapters'}
      </p>
      {found.length === 0 && (
        <EmptyState title="No chapter contains these words">Try fewer or other words.</EmptyState>
      )}
      <ol className="grid gap-4">
        {found.map(({ guide, guideTitle, id, title, excerpt }) => (
          <li key={`${guide} ${id}`} className="border-t border-rule-strong pt-3">
            <Link
              to={deskPaths.guide.build(guide, id)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {title || guideTitle}
            </Link>
            <p className="text-ink-soft">{guideTitle}</p>
            {excerpt && <p className="max-w-text">{excerpt}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The guides of the staff, with their chapters, and a search in all of them. */
export const GuideIndex = ({ guides, text }: GuideIndexProps) => {
  const navigate = useNavigate()
  return (
    <div className="grid gap-6">
      <form
        method="get"
        action={deskPaths.help.path}
        role="search"
        aria-label="Guides"
        className="flex max-w-text flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(deskPaths.help.build({ q: formText(new FormData(event.currentTarget), 'q') }))
        }}
      >
        <div className="min-w-52 flex-1">
          <Field
            key={text}
            name="q"
            type="search"
            label="Search the guides"
            defaultValue={text}
            maxLength={100}
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
      {text ? (
        <Found guides={guides} text={text} />
      ) : (
        <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
          {guides.map(({ name, guide }) => (
            <section key={name} aria-labelledby={`guide-${name}`}>
              <h2 id={`guide-${name}`} className="text-xl">
                <Link to={deskPaths.guide.build(name)} className="link inline-flex min-h-11 items-center">
                  {guide.title}
                </Link>
              </h2>
              <ul>
                {guide.chapters
                  .filter(({ title }) => title)
                  .map(({ id, title }) => (
                    <li key={id}>
                      <Link
                        to={deskPaths.guide.build(name, id)}
                        className="inline-flex min-h-11 items-center hover:text-nile hover:underline"
                      >
                        {title}
                      </Link>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  )
}
