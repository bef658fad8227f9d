import { Icon } from '../../components/ui/Icon'
import { FORM_SECTIONS, type SectionLetter, sectionId } from './formSections'

const sections = Object.entries(FORM_SECTIONS) as [SectionLetter, string][]

const Links = () => (
  <ul className="mt-1 border-s border-rule-strong">
    {sections.map(([letter, title]) => (
      <li key={letter}>
        <a href={`#${sectionId(letter)}`} className="flex min-h-11 items-center gap-3 py-2 ps-4 leading-snug text-ink-soft hover:text-nile hover:underline">
          <span className="font-display font-semibold">{letter}</span> {title}
        </a>
      </li>
    ))}
  </ul>
)

/** The form's sections: beside it where there is room, else folded up above it. */
export const SectionLinks = () => (
  <>
    <nav aria-label="Sections" className="self-start max-lg:hidden lg:sticky lg:top-24 print:hidden">
      <p className="font-display text-lg font-semibold">Sections</p>
      <Links />
    </nav>
    <nav aria-label="Sections" className="border-y border-rule-strong lg:hidden print:hidden">
      <details className="disclosure">
        <summary>
          <span className="font-display text-lg font-semibold">Sections</span>
          <Icon name="chevron" className="disclosure-sign" />
        </summary>
        <div className="disclosure-body">
          <Links />
        </div>
      </details>
    </nav>
  </>
)
