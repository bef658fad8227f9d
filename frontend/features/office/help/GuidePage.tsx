import type { Guide } from './guide.types'

/** A guide of the staff: its chapters, with a list of them beside it where there is room. */
export const GuidePage = ({ guide: { title, chapters } }: { guide: Guide }) => {
  const titled = chapters.filter((chapter) => chapter.title)
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <nav aria-label="On this page" className="print:hidden lg:order-2">
          <ul className="lg:sticky lg:top-20">
            {titled.map(({ id, title: name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center border-s border-rule-strong ps-4 text-ink-soft hover:text-nile hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <article className="rich-text guide max-w-text">
          <h2>{title}</h2>
          {chapters.map(({ id, title: name, html }) => (
            <section key={id}>
              {name && (
                <h3 id={id} tabIndex={-1}>
                  {name}
                </h3>
              )}
              {/* written by us: a guide of this repository */}
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </article>
      </div>
    </>
  )
}
