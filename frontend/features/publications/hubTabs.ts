import { paths } from '../../paths'
import type { HubLink } from './HubLinks'
import { filterAddress } from './publicationFilter'

/** The hub's tabs and links. Source: spec.md section 2, "/publications and the resources hub". */
export const HUB_TABS = [
  { id: 'publications', label: 'Publications & News' },
  { id: 'career', label: 'Career & Growth' },
  { id: 'education', label: 'Education & Events' },
] as const
export type HubTab = (typeof HUB_TABS)[number]['id']

export const readHubTab = (search: URLSearchParams): HubTab =>
  HUB_TABS.find(({ id }) => id === search.get('tab'))?.id ?? 'publications'

export const FEATURED_LINKS: readonly HubLink[] = [
  { to: paths.about.mission.build(), label: 'Mission and Vision' },
  { to: paths.newsroom.build(), label: 'Newsroom' },
  { to: paths.womenInEngineering.build(), label: 'Women in Engineering' },
]

export const FEATURED_FILTERS: readonly HubLink[] = [
  { to: filterAddress({ category: 'journals' }), label: 'Journals' },
  { to: filterAddress({ category: 'standards' }), label: 'Standards' },
  { to: filterAddress({ category: 'books' }), label: 'Books' },
]

export const CAREER_LINKS: readonly HubLink[] = [
  { to: paths.careers.build(), label: 'Careers', text: 'Vacancies at the association, and volunteering.' },
  {
    to: paths.membership.engage.build(),
    label: 'Get Involved',
    text: 'Committees, chapters and communities.',
  },
  {
    to: paths.membership.resources.build(),
    label: 'Member Resources',
    text: 'Mentorship, job listings, discounts.',
  },
  {
    to: paths.membership.recognition.build(),
    label: 'Recognition',
    text: 'Fellowship, honorary membership and awards.',
  },
  { to: paths.events.build(), label: 'Events', text: 'Conferences, workshops and site visits.' },
]

export const EDUCATION_LINKS: readonly HubLink[] = [
  { to: paths.events.build(), label: 'Events', text: 'Conferences, workshops and site visits.' },
  {
    to: paths.membership.resources.build(),
    label: 'Member Resources',
    text: 'Webinars, journals and the standards library.',
  },
]
