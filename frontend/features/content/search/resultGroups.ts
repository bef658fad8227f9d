import { type Mark, beginsWithAny, marksOf } from '../../../../domain/content/search/folding.schema'
import type {
  ContentGroup,
  Found,
  FoundMember,
  SearchAnswer,
} from '../../../../domain/content/search/search.schema'
import { paths } from '../../../paths'

/** Something that was found, wherever it is shown. */
export interface Result {
  key: string
  title: string
  titleMarks: Mark[]
  /** Beside or below the title, smaller. */
  detail?: string | null
  detailMarks?: Mark[]
  /** Where choosing it leads: its own address. */
  href: string
}

export interface ResultGroup {
  label: string
  results: Result[]
}

const toResult = ({ id, title, titleMarks, excerpt, excerptMarks, href }: Found): Result => ({
  key: id,
  title,
  titleMarks,
  detail: excerpt,
  detailMarks: excerptMarks,
  href,
})

/** A member's profile for who can open the directory; for everybody else the page that shows what they may know. */
const toMember = ({ id, fullName, professionalTitle }: FoundMember, text: string, place: number): Result => ({
  key: `member-${id ?? place}`,
  title: fullName,
  titleMarks: marksOf(fullName, beginsWithAny(text)),
  detail: professionalTitle,
  href: id ? paths.members.build({ member: id }) : paths.search.build(fullName),
})

/** @param shown addresses that are shown above already */
export const foundGroups = (
  found: SearchAnswer | undefined,
  text: string,
  shown: ReadonlySet<string> = new Set(),
): ResultGroup[] => {
  if (!found) return []
  const group = (label: string, name: ContentGroup): ResultGroup => ({
    label,
    results: found[name].map(toResult).filter(({ href }) => !shown.has(href)),
  })
  return [
    group('Events', 'events'),
    group('Publications', 'publications'),
    group('News', 'news'),
    group('Questions and policies', 'answers'),
    { label: 'Members', results: found.members.map((member, place) => toMember(member, text, place)) },
    group('Found in pages', 'pages'),
  ].filter(({ results }) => results.length > 0)
}
