import { paths } from '../paths'
import type { Thing } from './subject.types'

/** Lists that have pages below them. */
const SECTIONS = [
  { path: paths.events.path, title: 'Events' },
  { path: paths.publications.path, title: 'Publications' },
  { path: paths.newsroom.path, title: 'Newsroom' },
  { path: paths.careers.path, title: 'Careers' },
]

/** The way from the home page to a page, through pages that exist. */
export const breadcrumbs = (pathname: string, title: string, siteUrl: string): Thing | undefined => {
  if (pathname === paths.home.path) return undefined
  const section = SECTIONS.find(({ path }) => pathname.startsWith(`${path}/`))
  const steps = [
    { path: paths.home.path, title: 'Home' },
    ...(section ? [section] : []),
    { path: pathname, title },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: `${siteUrl}${step.path}`,
    })),
  }
}
