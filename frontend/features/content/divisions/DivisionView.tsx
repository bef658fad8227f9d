import type { Division } from '../../../../payload-types'
import { RecordDrawing } from '../../../components/drawings/RecordDrawing'
import { RichText } from '../../../components/richText/RichText'
import { BackLink } from '../../../components/ui/BackLink'
import { DimensionTitle } from '../../../components/ui/DimensionTitle'
import { divisionMessages } from '../../../lib/messages/divisionMessages'
import { paths } from '../../../paths'
import { QuickLinks } from './QuickLinks'

const Head = ({ slug, title, tagline }: Division) => (
  <header className="border-b border-rule-strong">
    <div className="wrap pt-6 pb-10 md:pb-14">
      <BackLink fallback={paths.home.build()} />
      <div className="mt-4 grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-3 max-w-text text-lg text-ink-soft">{tagline}</p>
        </div>
        <RecordDrawing of="division" slug={slug} className="max-w-text border-y border-rule" />
      </div>
    </div>
  </header>
)

/** A technical division: what it is about, its themes, and what one can do with it. */
export const DivisionView = ({ division }: { division: Division }) => (
  <>
    <Head {...division} />
    <div className="wrap grid items-start gap-x-16 gap-y-12 py-section lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <div className="grid gap-12 md:gap-16">
        <section aria-labelledby="about">
          <DimensionTitle id="about">About</DimensionTitle>
          <RichText value={division.about} shift={1} />
        </section>
        {division.themes && division.themes.length > 0 && (
          <section aria-labelledby="themes">
            <DimensionTitle id="themes">Core Themes</DimensionTitle>
            <ul className="grid gap-x-gap sm:grid-cols-2">
              {division.themes.map(({ id, title, text }) => (
                <li key={id ?? title} className="border-t border-rule-strong py-5">
                  <h3 className="mb-1.5 text-xl">{title}</h3>
                  {text && <p className="text-ink-soft">{text}</p>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="grid gap-6 lg:sticky lg:top-24">
        <QuickLinks slug={division.slug} title={division.title} />
        <p className="px-5 text-ink-soft md:px-6">
          Division Chair: <strong className="text-ink">{division.chair || divisionMessages.noChair}</strong>
        </p>
      </div>
    </div>
  </>
)
