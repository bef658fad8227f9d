import type { Frame } from '../../../endpoints/frame/schema'
import type { SearchAnswer } from '../../../endpoints/search/schema'
import { paths } from '../../paths'
import { type Place, divisionsOf, matching, pagesOf } from './places'

export interface PaletteOption {
  key: string
  title: string
  /** Beside the title, smaller. */
  detail?: string | null
  /** Where choosing it leads. */
  href: string
}

export interface PaletteGroup {
  label: string
  options: PaletteOption[]
}

const toOption = ({ title, category, href }: Place): PaletteOption => ({ key: href, title, detail: category, href })

/** What the palette offers for a text. A found event, publication or member leads to the list of its kind. Source: spec.md section 2. */
export const paletteGroups = (frame: Frame, text: string, found: SearchAnswer | undefined): PaletteGroup[] =>
  [
    { label: 'Pages', options: matching(pagesOf(frame), text).map(toOption) },
    { label: 'Divisions', options: matching(divisionsOf(frame), text).map(({ title, href }) => ({ key: href, title, href })) },
    { label: 'Events', options: (found?.events ?? []).map(({ id, title, description }) => ({ key: `event-${id}`, title, detail: description, href: paths.events.build() })) },
    { label: 'Publications', options: (found?.publications ?? []).map(({ id, title, description }) => ({ key: `publication-${id}`, title, detail: description, href: paths.publications.build() })) },
    { label: 'Members', options: (found?.members ?? []).map(({ fullName, professionalTitle }, place) => ({ key: `member-${place}`, title: fullName, detail: professionalTitle, href: paths.members.build() })) },
  ].filter(({ options }) => options.length > 0)
